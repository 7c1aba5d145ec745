import './PreviousNext.css';

interface Neighbour {
  href: string;
  title: string;
}

interface Props {
  older: Neighbour | undefined;
  newer: Neighbour | undefined;
}

/** Links to the previous and the next article. */
export function PreviousNext({ older, newer }: Props) {
  if (!older && !newer) return null;
  return (
    <nav className="previous-next wrap" aria-label="Previous and next article">
      {older && <Link {...older} label="Previous article" rel="prev" />}
      {newer && <Link {...newer} label="Next article" rel="next" />}
    </nav>
  );
}

function Link({ href, title, label, rel }: Neighbour & { label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={`previous-next__${rel}`} href={href} rel={rel}>
      <span className="label">{label}</span>
      <span className="d3">{title}</span>
    </a>
  );
}

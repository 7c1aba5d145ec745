import './Neighbours.css';

interface Neighbour {
  href: string;
  title: string;
}

interface Props {
  older: Neighbour | undefined;
  newer: Neighbour | undefined;
}

/** The articles before and after this one, for who reads on. */
export function Neighbours({ older, newer }: Props) {
  if (!older && !newer) return null;
  return (
    <nav className="neighbours wrap" aria-label="Previous and next article">
      {older && <Link {...older} label="Previous article" rel="prev" />}
      {newer && <Link {...newer} label="Next article" rel="next" />}
    </nav>
  );
}

function Link({ href, title, label, rel }: Neighbour & { label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={`neighbours__${rel}`} href={href} rel={rel}>
      <span className="label">{label}</span>
      <span className="d3">{title}</span>
    </a>
  );
}

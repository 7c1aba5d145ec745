interface Neighbor {
  href: string;
  title: string;
}

interface Props {
  older: Neighbor | undefined;
  newer: Neighbor | undefined;
}

export function PreviousNext({ older, newer }: Props) {
  if (!older && !newer) return null;
  return (
    <nav className="previous-next" aria-label="Previous and next article">
      <div className="previous-next__links wrap">
        {older && <NeighborLink {...older} label="Previous article" rel="prev" />}
        {newer && <NeighborLink {...newer} label="Next article" rel="next" />}
      </div>
    </nav>
  );
}

function NeighborLink({ href, title, label, rel }: Neighbor & { label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={`previous-next__${rel}`} href={href} rel={rel}>
      <span className="label">{label}</span>
      <span className="d3">{title}</span>
    </a>
  );
}

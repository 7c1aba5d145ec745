import { Leaders } from './Leaders.tsx';

import './GalleryHead.css';

interface Props {
  headline: string;
  accent: string;
  lead: string;
  /** How many pictures there are of each category. */
  counts: readonly { name: string; value: string }[];
}

export function GalleryHead({ headline, accent, lead, counts }: Props) {
  return (
    <div className="gallery-head wrap grid page">
      <h1>
        {headline} <span className="copper">{accent}</span>
      </h1>
      <div className="gallery-head__aside">
        <p className="lead">{lead}</p>
        <Leaders rows={counts} />
      </div>
    </div>
  );
}

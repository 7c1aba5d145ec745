import './GalleryHead.css';

interface Props {
  headline: string;
  accent: string;
  lead: string;
}

export function GalleryHead({ headline, accent, lead }: Props) {
  return (
    <div className="gallery-head wrap grid page">
      <h1>
        {headline} <span className="copper">{accent}</span>
      </h1>
      <p className="gallery-head__lead lead">{lead}</p>
    </div>
  );
}

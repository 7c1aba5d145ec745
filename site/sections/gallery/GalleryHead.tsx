import { type Shown } from '../../content/shown.ts';
import './GalleryHead.css';

export function GalleryHead({ headline, accent, lead }: Shown<'galleryPage'>['head']) {
  return (
    <div className="gallery-head wrap grid page">
      <h1>
        {headline} <span className="copper">{accent}</span>
      </h1>
      <p className="gallery-head__lead lead">{lead}</p>
    </div>
  );
}

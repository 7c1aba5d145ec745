import { type Shown } from '../../content/shown.ts';
import { type Link } from '../../ui/link.ts';
import { BookOrCall } from '../../ui/BookOrCall.tsx';

export function GalleryCallToAction({
  headline,
  accent,
  lead,
  phone,
}: Shown<'galleryPage'>['closing'] & { phone: Link }) {
  return (
    <section className="gallery-call-to-action dark">
      <div className="wrap grid">
        <h2>
          {headline} <span className="gallery-call-to-action__accent">{accent}</span>
        </h2>
        <div className="gallery-call-to-action__aside">
          <p className="lead">{lead}</p>
          <BookOrCall phone={phone} paper />
        </div>
      </div>
    </section>
  );
}

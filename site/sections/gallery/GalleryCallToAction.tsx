import { Button } from '../../ui/Button.tsx';

interface Props {
  headline: string;
  accent: string;
  lead: string;
  phone: { name: string; href: string };
}

export function GalleryCallToAction({ headline, accent, lead, phone }: Props) {
  return (
    <section className="gallery-call-to-action dark">
      <div className="wrap grid">
        <h2>
          {headline} <span className="gallery-call-to-action__accent">{accent}</span>
        </h2>
        <div className="gallery-call-to-action__aside">
          <p className="lead">{lead}</p>
          <div className="actions">
            <Button href="/contact" variant="paper">
              Book Now
            </Button>
            <Button href={phone.href} variant="outline">
              Call {phone.name}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

import { type Shown } from '../../content/shown.ts';
import { type Link } from '../../ui/link.ts';
import { Button } from '../../ui/Button.tsx';
import { Hours, type HoursLine } from '../../ui/Hours.tsx';

type Props = Shown<'about'>['closing'] & { phone: Link; hours: readonly HoursLine[] };

export function AboutCallToAction({ headline, accent, lead, phone, hours }: Props) {
  return (
    <section className="about-call-to-action">
      <div className="wrap grid">
        <h2>
          {headline} <span className="about-call-to-action__accent">{accent}</span>
        </h2>
        <p className="lead">{lead}</p>
        <Hours lines={hours} />
        <div className="actions">
          <Button href="/contact">Book Now</Button>
          <Button href={phone.href} variant="outline">
            Call {phone.name}
          </Button>
        </div>
      </div>
    </section>
  );
}

import { type Shown } from '../../content/shown.ts';
import { type Link } from '../../ui/link.ts';
import { BookOrCall } from '../../ui/BookOrCall.tsx';
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
        <BookOrCall phone={phone} />
      </div>
    </section>
  );
}

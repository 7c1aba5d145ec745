import type { Link } from '../lib/link.ts';
import type { HoursLine } from '../lib/opening-hours.ts';
import { BookOrCall } from './BookOrCall.tsx';
import { Headline } from './Headline.tsx';
import { Hours } from './Hours.tsx';

interface Props {
  headline: string;
  accent: string;
  lead: string;
  phone: Link;
  hours?: readonly HoursLine[];
  /** The buttons are on a dark field. */
  onDark?: boolean;
  className: string;
}

/** The end of a page: a two-part headline, and the two ways to an appointment. */
export function CallToAction({ headline, accent, lead, phone, hours, onDark = false, className }: Props) {
  return (
    <section className={className}>
      <div className="wrap grid">
        <Headline headline={headline} accent={accent} accentClass="call-to-action__accent" />
        <div className="call-to-action">
          <p className="lead">{lead}</p>
          {hours && <Hours lines={hours} />}
          <BookOrCall phone={phone} onDark={onDark} />
        </div>
      </div>
    </section>
  );
}

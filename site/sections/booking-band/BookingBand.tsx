import type { Link } from '../../lib/link.ts';
import { Button } from '../../ui/Button.tsx';

/** The end of the blog's and legal pages: a sentence, a booking button and the phone number. */
export function BookingBand({ text, phone }: { text: string; phone: Link }) {
  return (
    <aside className="booking-band" aria-label="Book">
      <div className="booking-band__in wrap">
        <p className="d2">{text}</p>
        <div className="booking-band__ways">
          <Button href="/contact">Book Now</Button>
          <a className="booking-band__phone" href={phone.href}>
            {phone.name}
          </a>
        </div>
      </div>
    </aside>
  );
}

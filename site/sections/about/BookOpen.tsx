import { Button } from '../../ui/Button.tsx';
import { Hours, type HoursLine } from '../../ui/Hours.tsx';

import './BookOpen.css';

interface Props {
  headline: string;
  accent: string;
  lead: string;
  phone: { name: string; href: string };
  hours: readonly HoursLine[];
}

export function BookOpen({ headline, accent, lead, phone, hours }: Props) {
  return (
    <section className="book-open">
      <div className="wrap grid">
        <h2>
          {headline} <span className="book-open__accent">{accent}</span>
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

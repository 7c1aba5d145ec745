import { Button } from '../../ui/Button.tsx';

import './TourCallToAction.css';

interface Props {
  headline: string;
  accent: string;
  phone: { name: string; href: string };
}

export function TourCallToAction({ headline, accent, phone }: Props) {
  return (
    <section className="tour-call-to-action wrap">
      <h2 className="d2">
        {headline} <span className="copper">{accent}</span>
      </h2>
      <div className="actions">
        <Button href="/contact">Book Online</Button>
        <Button href={phone.href} variant="outline">
          {phone.name}
        </Button>
      </div>
    </section>
  );
}

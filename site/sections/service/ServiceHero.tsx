import { Button } from '../../ui/Button.tsx';
import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

import './ServiceHero.css';

interface Props {
  service: string;
  headline: string;
  accent?: string | undefined;
  /** Starting price in dollars. */
  from?: number | undefined;
  lead: string;
  picture: PictureData;
  button?: string | undefined;
}

/** Full-width picture with the headline in a notch at its edge. */
export function ServiceHero({ service, from, headline, accent, lead, picture, button }: Props) {
  return (
    <section className="service-hero">
      <Picture picture={picture} className="service-hero__picture" first />
      <div className="service-hero__panel">
        <h1>
          <span className="service-hero__name label">{service}</span>
          <span className="visually-hidden">: </span>
          <span className="service-hero__line">{headline}</span> <span className="copper">{accent}</span>
        </h1>
      </div>
      <div className="service-hero__low wrap">
        <p className="lead">
          {lead}
          {from !== undefined && <span className="service-hero__from">from ${from}</span>}
        </p>
        <Button href="/contact">{button ?? 'Book Your Appointment'}</Button>
      </div>
    </section>
  );
}

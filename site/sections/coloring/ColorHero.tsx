import { Button } from '../../ui/Button.tsx';
import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

import './ColorHero.css';

interface Props {
  service: string;
  headline: string;
  accent: string;
  lead: string;
  picture: PictureData;
}

/** Full-width picture of swatches with the headline in a notch at its edge. */
export function ColorHero({ service, headline, accent, lead, picture }: Props) {
  return (
    <section className="shade">
      <Picture picture={picture} className="shade__picture" first />
      <div className="shade__bite">
        <h1>
          <span className="shade__service label">{service}</span>
          <span className="visually-hidden">: </span>
          <span className="shade__line">{headline}</span> <span className="copper">{accent}</span>
        </h1>
      </div>
      <div className="shade__low wrap">
        <p className="lead">{lead}</p>
        <Button href="/contact">Book Your Color Service</Button>
      </div>
    </section>
  );
}

import { Button } from '../../ui/Button.tsx';
import { Hours, type HoursLine } from '../../ui/Hours.tsx';
import { type OpeningPlan } from '../../ui/open-line.ts';
import { OpenNow } from '../../ui/OpenNow.tsx';
import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

import './ClosingCall.css';

interface Props {
  headline: string;
  picture: PictureData;
  phone: { name: string; href: string };
  addressLines: readonly string[];
  directions: string;
  hours: readonly HoursLine[];
  openNow: OpeningPlan;
}

/** Closing call to action with the phone number as its headline. */
export function ClosingCall({ headline, picture, phone, addressLines, directions, hours, openNow }: Props) {
  return (
    <section className="call">
      <Picture picture={picture} className="call__picture" />
      <div className="call__over wrap">
        <a className="call__number" href={phone.href}>
          {phone.name}
        </a>
        <div className="call__row grid">
          <h2 className="d3">{headline}</h2>
          <address>
            <p className="label">Address</p>
            {addressLines.map((line) => (
              <span className="call__line" key={line}>
                {line}
              </span>
            ))}
            <TextLink href={directions} external>
              Directions
            </TextLink>
          </address>
          <div className="call__hours">
            <p className="label">Hours</p>
            <OpenNow plan={openNow} />
            <Hours lines={hours} />
          </div>
          <Button href="/contact">Book Now</Button>
        </div>
      </div>
    </section>
  );
}

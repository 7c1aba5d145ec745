import { Hours, type HoursLine } from '../../ui/Hours.tsx';
import { type OpeningPlan } from '../../ui/open-line.ts';
import { OpenNow } from '../../ui/OpenNow.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

import './Drive.css';

interface Props {
  headline: string;
  /** Driving time and distance; in the salon's own town a sentence. */
  way: { minutes: number; miles: number; route: string } | string;
  addressLines: readonly string[];
  directions: string;
  hours: readonly HoursLine[];
  openNow: OpeningPlan;
}

/** Distance, address and opening hours. */
export function Drive({ headline, way, addressLines, directions, hours, openNow }: Props) {
  return (
    <section className="drive">
      <div className="drive__grid grid wrap">
        <h2 className="d2">{headline}</h2>
        {typeof way === 'string' ? (
          <p className="drive__way lead">{way}</p>
        ) : (
          <dl className="drive__way drive__numbers">
            <div>
              <dt>minutes</dt>
              <dd>{way.minutes}</dd>
            </div>
            <div>
              <dt>miles</dt>
              <dd>{way.miles}</dd>
            </div>
            <div className="drive__route">
              <dt>by</dt>
              <dd>{way.route}</dd>
            </div>
          </dl>
        )}
        <address className="drive__address">
          <p className="label">Address</p>
          {addressLines.map((line) => (
            <span className="drive__line" key={line}>
              {line}
            </span>
          ))}
          <TextLink href={directions} external>
            Directions
          </TextLink>
        </address>
        <div className="drive__hours">
          <p className="label">Hours</p>
          <OpenNow plan={openNow} />
          <Hours lines={hours} />
        </div>
      </div>
    </section>
  );
}

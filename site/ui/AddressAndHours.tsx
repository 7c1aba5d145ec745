import { Hours } from './Hours.tsx';
import { type HoursLine, type OpeningPlan } from '../lib/opening-hours.ts';
import { OpenNow } from './OpenNow.tsx';
import { TextLink } from './TextLink.tsx';

export interface AddressAndHoursProps {
  addressLines: readonly string[];
  /** URL of the directions on a maps service; without it no link is shown. */
  directions?: string;
  hours: readonly HoursLine[];
  openNow: OpeningPlan;
}

/** The salon's address and opening hours, as two cells of the surrounding grid. */
export function AddressAndHours({ addressLines, directions, hours, openNow }: AddressAndHoursProps) {
  return (
    <>
      <address>
        <p className="label">Address</p>
        {addressLines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {directions && (
          <TextLink href={directions} external>
            Directions
          </TextLink>
        )}
      </address>
      <div className="address-and-hours__hours">
        <p className="label">Hours</p>
        <OpenNow plan={openNow} />
        <Hours lines={hours} />
      </div>
    </>
  );
}

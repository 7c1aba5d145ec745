import type { HoursLine, OpeningHours } from '../../lib/opening-hours.ts';
import { Hours } from '../../ui/Hours.tsx';
import { OpeningStatus } from './OpeningStatus.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export interface AddressAndHoursProps {
  addressLines: readonly string[];
  /** URL of the directions on a maps service; without it no link is shown. */
  directions?: string;
  hours: readonly HoursLine[];
  openingHours: OpeningHours;
}

/** The salon's address and opening hours, as two cells of the surrounding grid. */
export function AddressAndHours({ addressLines, directions, hours, openingHours }: AddressAndHoursProps) {
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
        <OpeningStatus hours={openingHours} />
        <Hours lines={hours} />
      </div>
    </>
  );
}

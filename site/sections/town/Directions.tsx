import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import type { PictureData } from '../../lib/picture-data.ts';
import { AddressAndHours, type AddressAndHoursProps } from '../../features/opening-hours/AddressAndHours.tsx';
import { BookOrCall } from '../../ui/BookOrCall.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

interface Props extends Omit<AddressAndHoursProps, 'directions'> {
  /** URL on a maps service. */
  href: string;
  headline: string;
  /** Driving time and distance; undefined in the salon's own town. */
  distance: Pick<PageContent<'towns'>[number], 'minutes' | 'miles' | 'route'> | undefined;
  /** Shown instead of the distance. */
  picture: PictureData | undefined;
  /** Directions and parking. */
  text: string;
  /** Where the directions start, as in "Directions from Denison"; without it they start anywhere. */
  origin?: string | undefined;
  booking: string;
  phone: Link;
}

/** Distance, directions, address and opening hours, with a last call to book. */
export function Directions({
  headline,
  distance,
  picture,
  text,
  href,
  origin,
  booking,
  phone,
  ...addressAndHours
}: Props) {
  return (
    <section className="directions">
      <div className="directions__grid grid wrap">
        <h2 className="d2">{headline}</h2>
        {distance && (
          <dl className="directions__numbers">
            <div>
              <dt>minutes</dt>
              <dd>{distance.minutes}</dd>
            </div>
            <div>
              <dt>miles</dt>
              <dd>{distance.miles}</dd>
            </div>
            <div className="directions__route">
              <dt>by</dt>
              <dd>{distance.route}</dd>
            </div>
          </dl>
        )}
        {picture && (
          <Picture
            picture={picture}
            className="directions__picture"
            vw={{ phone: 90, tablet: 36, desktop: 37 }}
            ratio={{ phone: 1.2, tablet: 0.8, desktop: 1.2 }}
          />
        )}
        <div className="directions__text">
          <p className="lead">
            <Unbroken text={text} />
          </p>
          <TextLink href={href} external>
            {origin === undefined ? 'Get directions' : `Directions from ${origin}`}
          </TextLink>
        </div>
        <AddressAndHours {...addressAndHours} />
        <BookOrCall phone={phone} book={booking} call={phone.name} className="directions__book actions" />
      </div>
    </section>
  );
}

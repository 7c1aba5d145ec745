import { Fragment, type ReactNode } from 'react';
import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import type { HolidayLine, HoursLine, OpeningHours } from '../../lib/opening-hours.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Hours } from '../../ui/Hours.tsx';
import { OpeningStatus } from '../../features/opening-hours/OpeningStatus.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

interface Props extends Omit<PageContent<'contact'>['finding'], 'map' | 'onPaper'> {
  hours: readonly HoursLine[];
  /** All coming holidays, of which features/opening-hours/opening-status.ts hides those that are far or past. */
  holidays: readonly HolidayLine[];
  openingHours: OpeningHours;
  phone: Link;
  directions: string;
  /** Directions links for several maps services. */
  maps: readonly Link[];
  /** The drawn map and the embedded one on top. */
  children: ReactNode;
  onPaper?: ReactNode;
}

/** Quick actions, the storefront beside directions, then the hours beside the map. */
export function FindingUs({
  headline,
  accent,
  drivingDirections,
  picture,
  hours,
  holidays,
  openingHours,
  phone,
  directions,
  maps,
  children,
  onPaper,
}: Props) {
  return (
    <section className="finding-us">
      <ul className="finding-us__actions">
        <li>
          <a href={phone.href}>
            Call the salon
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 12h17M14 6l6 6-6 6" />
            </svg>
          </a>
        </li>
        <li>
          <a href={directions} target="_blank" rel="noopener">
            Get directions
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 18L18 6M9 6h9v9" />
            </svg>
          </a>
        </li>
      </ul>
      <div className="finding-us__words">
        <Headline className="d2" headline={headline} accent={accent} />
        <p className="lead">
          <Unbroken text={drivingDirections} />
        </p>
        <p className="finding-us__maps">
          Directions in{' '}
          {maps.map(({ name, href }, index) => (
            <Fragment key={name}>
              {index > 0 && ' or '}
              <TextLink href={href} external>
                {name}
              </TextLink>
            </Fragment>
          ))}
        </p>
      </div>
      <Picture
        picture={picture}
        className="finding-us__picture"
        vw={{ phone: 100, tablet: 50 }}
        ratio={{ phone: 1.33, tablet: 1, desktop: 1.33 }}
      />
      <div className="finding-us__map">{children}</div>
      <div className="finding-us__hours">
        <OpeningStatus hours={openingHours} />
        <Hours lines={hours} />
        {holidays.length > 0 && (
          <div className="finding-us__holidays" data-holidays={openingHours.timeZone}>
            <Hours lines={holidays} />
          </div>
        )}
        {onPaper}
      </div>
    </section>
  );
}

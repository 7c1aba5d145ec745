import type { CSSProperties } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { Link } from '../../lib/link.ts';
import { hasDescender, leftBearingOf, widthOf } from '../../styles/display-font.ts';
import { BookOrCall } from '../../ui/BookOrCall.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

import './TownHeading.css';

interface Props {
  /** `Serving`, or the label of the salon's own town. */
  serving: string;
  town: string;
  /** Two-letter code, `TX`. */
  region: string;
  intro: string;
  booking: string;
  phone: Link;
}

/** The town's name as a headline, and two ways to book. */
export function TownHeading({ serving, town, region, intro, booking, phone }: Props) {
  return (
    <div className="town-heading__words wrap" style={townNameStyle(town, region)}>
      <h1
        className={classNames(
          'town-heading__headline',
          hasDescender(town) && 'town-heading__headline--descends',
        )}
      >
        <span className="town-heading__word">{serving}</span>{' '}
        <span className="town-heading__town">
          <span className="town-heading__name">{town},</span> {region}
        </span>
      </h1>
      <div className="town-heading__row">
        <p className="lead">
          <Unbroken text={intro} />
        </p>
        <BookOrCall phone={phone} book={booking} call={phone.name} />
      </div>
    </div>
  );
}

/** Letter spacing of the name in ems. */
const TRACKING = -0.025;

/** Width of the name and the first letter's own margin, in ems, so that the name can be as large as the page is wide. */
function townNameStyle(town: string, region: string): CSSProperties {
  return {
    '--name': widthOf(`${town}, ${region}`, TRACKING).toFixed(3),
    '--tracking': `${TRACKING}em`,
    '--bearing': leftBearingOf(town).toFixed(3),
  };
}

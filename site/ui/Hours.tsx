import { Fragment } from 'react';

import './Hours.css';

export interface HoursLine {
  days: string;
  hours: string;
}

/** Opening hours as a list of days and times. */
export function Hours({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <dl className="hours">
      {lines.map(({ days, hours }) => (
        <Fragment key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

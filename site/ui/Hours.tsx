import { Fragment } from 'react';
import type { HolidayLine, HoursLine } from '../lib/opening-hours.ts';

/** Opening hours as a list of days and times. Lines break only between the times before and after a break. */
export function Hours({ lines }: { lines: readonly (HoursLine & Partial<HolidayLine>)[] }) {
  return (
    <dl className="hours">
      {lines.map(({ days, hours, shown }) => (
        <Fragment key={days}>
          <dt data-first={shown?.first} data-last={shown?.last}>
            {days}
          </dt>
          <dd data-first={shown?.first} data-last={shown?.last}>
            {hours.split(', ').map((span, index) => (
              <Fragment key={span}>
                {index > 0 && ', '}
                <span>{span}</span>
              </Fragment>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

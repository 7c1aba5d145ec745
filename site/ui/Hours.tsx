import { Fragment } from 'react';

export interface HoursLine {
  /** `Monday to Friday`, `Saturday`. */
  days: string;
  /** `9am-6pm`, `9am-12pm, 1pm-6pm` or `closed`. */
  hours: string;
}

/** Opening hours of a holiday. */
export interface HolidayLine extends HoursLine {
  /** First and last day on which it is shown: `2026-12-25`. */
  shown: { from: string; until: string };
}

/** Opening hours as a list of days and times. Lines break only between the times before and after a break. */
export function Hours({ lines }: { lines: readonly (HoursLine & Partial<HolidayLine>)[] }) {
  return (
    <dl className="hours">
      {lines.map(({ days, hours, shown }) => (
        <Fragment key={days}>
          <dt data-from={shown?.from} data-until={shown?.until}>
            {days}
          </dt>
          <dd data-from={shown?.from} data-until={shown?.until}>
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

import { Fragment } from 'react';

export interface HoursLine {
  days: string;
  hours: string;
}

/** Opening hours as a list of days and times. Lines break only between the times before and after a break. */
export function Hours({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <dl className="hours">
      {lines.map(({ days, hours }) => (
        <Fragment key={days}>
          <dt>{days}</dt>
          <dd>
            {hours.split(', ').map((span, at) => (
              <Fragment key={span}>
                {at > 0 && ', '}
                <span>{span}</span>
              </Fragment>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

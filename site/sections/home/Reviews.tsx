import { type ReactNode } from 'react';

import { type Shown } from '../../content/shown.ts';

interface Props {
  headline: string;
  stats: Shown<'salon'>['stats']['reviews'];
  /** The carousel. */
  children: ReactNode;
}

/** The testimonials section: carousel and statistics. */
export function Reviews({ headline, stats, children }: Props) {
  return (
    <section className="voice dark" aria-roledescription="carousel" aria-label="Client reviews">
      <div className="wrap grid">
        <h2 className="voice__title">{headline}</h2>
        <ul className="voice__stats">
          {stats.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> {label}
            </li>
          ))}
        </ul>
        <div className="voice__reviews">{children}</div>
      </div>
    </section>
  );
}

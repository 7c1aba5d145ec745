import type { ReactNode } from 'react';
import type { PageContent } from '../../content/page-content.ts';

interface Props {
  headline: string;
  stats: PageContent<'salon'>['stats']['reviews'];
  children: ReactNode;
}

/** The reviews: carousel and statistics. */
export function Reviews({ headline, stats, children }: Props) {
  return (
    <section className="home-reviews dark" aria-roledescription="carousel" aria-label="Client reviews">
      <div className="wrap grid">
        <h2 className="home-reviews__title">{headline}</h2>
        <ul className="home-reviews__stats">
          {stats.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> {label}
            </li>
          ))}
        </ul>
        <div className="home-reviews__carousel">{children}</div>
      </div>
    </section>
  );
}

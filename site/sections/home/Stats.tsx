import type { PageContent } from '../../content/page-content.ts';
import './Stats.css';

export function Stats({ stats }: { stats: PageContent<'salon'>['stats']['hero'] }) {
  return (
    <section className="stats wrap" aria-label="By the numbers">
      <ul>
        {stats.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

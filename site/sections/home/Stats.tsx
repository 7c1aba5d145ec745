import './Stats.css';

/** The three statistics below the hero. */
export function Stats({ stats }: { stats: readonly { value: string; label: string }[] }) {
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

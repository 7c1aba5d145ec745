import './ReadingList.css';

export interface Reading {
  href: string;
  title: string;
  /** How long it takes. */
  minutes: number;
}

/** A few articles, each a row to press. */
export function ReadingList({ readings }: { readings: readonly Reading[] }) {
  return (
    <ul className="readings">
      {readings.map(({ href, title, minutes }) => (
        <li className="readings__row" key={href}>
          <a href={href}>{title}</a>
          <span className="soft">{minutes} min read</span>
        </li>
      ))}
    </ul>
  );
}

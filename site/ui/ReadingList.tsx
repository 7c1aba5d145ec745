import './ReadingList.css';

export interface Reading {
  href: string;
  title: string;
  /** Reading time in minutes. */
  minutes: number;
}

/** A few articles, one clickable row each. */
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

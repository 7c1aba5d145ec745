import { type PictureData } from './picture-data.ts';
import { Picture } from './Picture.tsx';

export interface Reading {
  href: string;
  title: string;
  /** Reading time in minutes. */
  minutes: number;
  picture: PictureData;
}

/** A few articles, one clickable row each. */
export function ReadingList({ readings }: { readings: readonly Reading[] }) {
  return (
    <ul className="readings">
      {readings.map(({ href, title, minutes, picture }) => (
        <li className="readings__row" key={href}>
          <Picture picture={picture} boxes={{ phone: [18, 0.8], tablet: [10, 0.8], desktop: [6, 0.8] }} />
          <a href={href}>{title}</a>
          <span className="soft">{minutes} min read</span>
        </li>
      ))}
    </ul>
  );
}

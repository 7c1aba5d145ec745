import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { type TourShape } from './shapes.ts';

import './TourGrid.css';

interface Props {
  stops: readonly { title: string; shape: TourShape; picture: PictureData }[];
}

/** Whoever has no pointer reaches a title with the Tab key. */
const focusable = { tabIndex: 0 } as const;

/** The room in pieces. Titles show under the pointer and on focus; always on small screens and where nothing hovers. */
export function TourGrid({ stops }: Props) {
  return (
    <section className="wrap" aria-label="Photos of the salon">
      <ul className="tour-grid">
        {stops.map(({ title, shape, picture }) => (
          <li key={title}>
            <figure className={`tour-stop tour-stop--${shape}`} {...focusable}>
              <Picture picture={picture} />
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

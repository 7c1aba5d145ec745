import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ViewLink } from '../../ui/ViewLink.tsx';
import { type TourPlace } from './places.ts';

import './TourGrid.css';

interface Props {
  stops: readonly {
    title: string;
    caption: string;
    place: TourPlace;
    picture: PictureData;
    large: PictureData;
  }[];
}

/**
 * Photos of the salon, each a link to its large version, with its title and caption below. With a mouse or keyboard, the
 * description takes the place of the caption on hover and focus.
 */
export function TourGrid({ stops }: Props) {
  return (
    <ul className="tour-grid wrap pictures-later">
      {stops.map(({ title, caption, place, picture, large }) => (
        <li key={title} className={classesOf(place)}>
          <figure>
            <ViewLink large={large} title={title}>
              <Picture picture={picture} />
            </ViewLink>
            <figcaption>
              <b>{title}</b>
              <span className="tour-stop__caption">{caption}</span>
              {/* Hidden from screen readers: the alt text says the same. */}
              <span className="tour-stop__alt" aria-hidden="true">
                {picture.alt}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function classesOf({ shape, full, half }: TourPlace): string {
  const modifiers = [shape, full && 'full', half && 'half'];
  return ['tour-stop', ...modifiers.filter(Boolean).map((one) => `tour-stop--${String(one)}`)].join(' ');
}

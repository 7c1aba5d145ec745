import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ViewLink } from '../../ui/ViewLink.tsx';
import { type TourPlace } from './shapes.ts';

import './TourGrid.css';

interface Props {
  stops: readonly { title: string; place: TourPlace; picture: PictureData; large: PictureData }[];
}

/**
 * The room in pieces; each leads to its large picture. Title and description show under the pointer and on focus; always
 * on small screens, where there is a finger, and on the first.
 */
export function TourGrid({ stops }: Props) {
  return (
    <ul className="tour-grid pictures-later">
      {stops.map(({ title, place: { shape, alone }, picture, large }) => (
        <li key={title} className={`tour-stop tour-stop--${shape}${alone ? ' tour-stop--alone' : ''}`}>
          <figure>
            <ViewLink large={large} title={title}>
              <Picture picture={picture} />
            </ViewLink>
            <figcaption>
              <b>{title}</b>
              {/* The picture says the same to those who hear the page. */}
              <span aria-hidden="true">{picture.alt}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

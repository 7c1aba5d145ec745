import { type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { type Boxes, type PictureData } from '../../lib/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ViewLink } from '../../ui/ViewLink.tsx';
import { type TourPlace, tourPlaces } from './places.ts';

interface Stop {
  title: string;
  caption: string;
  picture: PictureData;
}

/** Around the photos, which open in a lightbox. */
export function TourPhotos({ children }: { children: ReactNode }) {
  return (
    <section className="tour-photos" aria-label="Photos of the salon">
      {children}
    </section>
  );
}

/** Photos of the salon, each a link to its large version. On hover and focus the description replaces the caption. */
export function TourGrid({ stops }: { stops: readonly Stop[] }) {
  return (
    <ul className="tour-grid wrap pictures-later">
      {tourPlaces(stops.length).map((place, index) => {
        const stop = stops[index];
        return stop && <TourStop key={stop.title} {...stop} place={place} />;
      })}
    </ul>
  );
}

function TourStop({ title, caption, place, picture }: Stop & { place: TourPlace }) {
  const classes = [
    `tour-stop--${place.shape}`,
    place.full && 'tour-stop--full',
    place.half && 'tour-stop--half',
  ];
  return (
    <li className={classNames('tour-stop', ...classes)}>
      <figure>
        <ViewLink picture={picture} title={title}>
          <Picture picture={picture} boxes={boxesOf(place)} />
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
  );
}

function boxesOf({ shape, full, half }: TourPlace): Boxes {
  const phone = half ? ([50, 0.8] as const) : ([100, full || shape === 'wide' ? 1.5 : 0.8] as const);
  const sizes = {
    bleed: { phone: [100, 1], tablet: [100, 1.5] },
    wide: { phone, tablet: [53, 1.15], desktop: [61, 1.65] },
    narrow: { phone, tablet: [38, 0.8], desktop: [30, 0.8] },
    small: { phone, tablet: [38, 1], desktop: [30, 1] },
    tall: { phone, tablet: [53, 0.6], desktop: [61, 0.9] },
    upright: { phone, tablet: full ? [92, 1.6] : [46, 0.8], desktop: [30, 0.8] },
  } as const satisfies Record<TourPlace['shape'], Boxes>;
  return sizes[shape];
}

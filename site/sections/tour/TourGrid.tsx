import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { Box, PictureData } from '../../lib/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ViewLink } from '../../ui/ViewLink.tsx';
import { type TourPlace, tourPlaces } from './tour-places.ts';

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
          <Picture picture={picture} {...boxOf(place)} />
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

function boxOf({ shape, full, half }: TourPlace): Box {
  const width = half ? 50 : 100;
  const ratio = full || shape === 'wide' ? 1.5 : 0.8;
  const boxes = {
    bleed: { vw: { phone: 100 }, ratio: { phone: 1, tablet: 1.5 } },
    wide: {
      vw: { phone: width, tablet: 53, desktop: 61 },
      ratio: { phone: ratio, tablet: 1.15, desktop: 1.65 },
    },
    narrow: { vw: { phone: width, tablet: 38, desktop: 30 }, ratio: { phone: ratio, tablet: 0.8 } },
    small: { vw: { phone: width, tablet: 38, desktop: 30 }, ratio: { phone: ratio, tablet: 1 } },
    tall: {
      vw: { phone: width, tablet: 53, desktop: 61 },
      ratio: { phone: ratio, tablet: 0.6, desktop: 0.9 },
    },
    upright: {
      vw: { phone: width, tablet: full ? 92 : 46, desktop: 30 },
      ratio: { phone: ratio, tablet: full ? 1.6 : 0.8, desktop: 0.8 },
    },
  } satisfies Record<TourPlace['shape'], Box>;
  return boxes[shape];
}

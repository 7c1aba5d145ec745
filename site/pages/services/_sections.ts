import { type Service } from '../../content/services/queries.ts';
import { brightAtTop } from '../../images/bright-at-top.ts';
import { photoPath } from '../../images/photo.ts';
import { picture } from '../../images/picture.ts';
import { widthOf } from '../../images/card/typeset.ts';
import { nameLines } from '../../sections/service-heading/headline.ts';
import { shapes } from '../../sections/service-heading/shapes.ts';
import { type PriceLine } from '../../ui/PriceList.tsx';

/** The large picture at the top of a service page. */
export async function heroOf({ hero }: Service) {
  return (
    hero && {
      ...hero,
      bright: await brightAtTop(photoPath(hero.picture.photo), hero.picture.area),
      picture: await picture(hero.picture, { widest: true, phone: 4 / 5 }),
    }
  );
}

/** The hair at the top of a page without a hero, and the shape cut out of it. */
export async function objectOf({ object }: Service) {
  return (
    object && {
      name: object.shape,
      shape: shapes[object.shape],
      picture: await picture(object.picture, { widest: true, phone: 4 / 5 }),
    }
  );
}

/** Letter spacing of the name in ems, as in ServiceHeading.css. */
const TRACKING = -0.018;

/** Widths of a name in ems, on one line and broken in two, so that it can be as large as the page is wide. */
export function nameStyle(name: string): string {
  const ems = (line: string) => widthOf(line, 'display', 1, TRACKING).toFixed(3);
  const widest = nameLines(name)
    .map(ems)
    .sort((a, b) => Number(b) - Number(a))[0];
  return `:root{--name-whole:${ems(name)};--name-line:${String(widest)}}`;
}

/** The question that a page asks while it is coming soon, beside or above the service's picture. */
export async function questionOf({ inquiry }: Service) {
  return inquiry && { ...inquiry, picture: await picture(inquiry.picture) };
}

export async function blurbsOf({ blurbs }: Service) {
  return (
    blurbs && Promise.all(blurbs.map(async (blurb) => ({ ...blurb, picture: await picture(blurb.picture) })))
  );
}

export async function reasonsOf({ reasons }: Service) {
  return reasons && { ...reasons, picture: await picture(reasons.picture) };
}

export function pricesOf({ prices }: Service) {
  return (
    prices && {
      ...prices,
      lines: prices.lines.map(({ price, note, ...line }): PriceLine => ({
        ...line,
        ...(price === null ? { note } : { from: `$${String(price)}` }),
      })),
    }
  );
}

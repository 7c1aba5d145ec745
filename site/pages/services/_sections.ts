import { photoPath } from '../../content/index.ts';
import { type Service } from '../../content/services.ts';
import { brightAtTop } from '../../images/bright-at-top.ts';
import { artDirected, picture } from '../../images/picture.ts';
import { imageSlots } from '../../images/image-slots.ts';
import { shapes } from '../../sections/service-heading/shapes.ts';
import { type PriceLine } from '../../ui/PriceList.tsx';

/** The large picture at the top of a service page. */
export async function heroOf({ hero }: Service) {
  return (
    hero && {
      ...hero,
      bright: await brightAtTop(photoPath(hero.picture.photo), hero.picture.area),
      picture: artDirected(
        await picture(hero.picture, imageSlots.heroTall),
        await picture(hero.picture, imageSlots.heroWide),
      ),
    }
  );
}

/** The drawn object at the top of a page without a large picture. */
export async function objectOf({ object }: Service) {
  if (!object) return undefined;
  const shape = shapes[object.shape];
  const ratio = shape.width / shape.height;
  const beside = ratio > 0.4 ? imageSlots.cutoutLean : imageSlots.cutoutSlim;
  const slot = { above: imageSlots.cutoutWide, notch: imageSlots.cutoutNotch, beside }[shape.place];
  return { name: object.shape, shape, picture: await picture(object.picture, { ...slot, ratio }) };
}

/** The question that a page asks while it is coming soon, beside the service's picture. */
export async function questionOf({ order, meanwhile, picture: use }: Service) {
  return (
    meanwhile && { ...meanwhile, mirrored: order % 2 === 1, picture: await picture(use, imageSlots.question) }
  );
}

export async function blurbsOf({ blurbs }: Service) {
  return (
    blurbs &&
    Promise.all(
      blurbs.map(async (blurb) => ({ ...blurb, picture: await picture(blurb.picture, imageSlots.sample) })),
    )
  );
}

export async function reasonsOf({ reasons }: Service) {
  return reasons && { ...reasons, picture: await picture(reasons.picture, imageSlots.halfSquare) };
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

/** A part of a photo, in percent of its width and height. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What may be cut away and what must stay: the part of the photo that counts as the picture, and its focal point. */
export interface Cut {
  area: Area;
  /** In percent of the area, from its top left corner. */
  focus: { x: number; y: number };
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Area = { left: 0, top: 0, width: 100, height: 100 };

/** Writes a cut as text, which is how it travels through Astro's image service (and into the cache key). */
export function writeCut({ area, focus }: Cut): string {
  return `cut ${[area.left, area.top, area.width, area.height, focus.x, focus.y].join(' ')}`;
}

/** Reads what `writeCut` wrote; undefined for anything else. */
export function readCut(text: string | undefined): Cut | undefined {
  if (!text?.startsWith('cut ')) return undefined;
  const [left = 0, top = 0, width = 100, height = 100, x = 50, y = 50] = text.slice(4).split(' ').map(Number);
  return { area: { left, top, width, height }, focus: { x, y } };
}

/** Reads a focal point as the content writes it: `'60% 45%'`. */
export function readFocus(text: string): { x: number; y: number } {
  const [x = 50, y = 50] = text.split(' ').map((part) => Number.parseFloat(part));
  return { x, y };
}

/** The area of a photo in pixels. */
export function areaSize(photo: Size, area: Area): Size {
  return { width: (photo.width * area.width) / 100, height: (photo.height * area.height) / 100 };
}

/**
 * The largest rectangle of the wanted shape inside the area, as near to the focal point as the edges allow. Whole
 * pixels, never outside the photo.
 */
export function cropBox(photo: Size, shape: Size, { area, focus }: Cut) {
  const inside = areaSize(photo, area);
  const ratio = shape.width / shape.height;
  const width = Math.min(inside.width, inside.height * ratio);
  const height = Math.min(inside.height, inside.width / ratio);
  const left = (photo.width * area.left) / 100 + slide(inside.width, width, focus.x);
  const top = (photo.height * area.top) / 100 + slide(inside.height, height, focus.y);
  const box = {
    left: Math.floor(left),
    top: Math.floor(top),
    width: Math.floor(width),
    height: Math.floor(height),
  };
  return {
    ...box,
    width: Math.max(1, Math.min(box.width, photo.width - box.left)),
    height: Math.max(1, Math.min(box.height, photo.height - box.top)),
  };
}

/** Where a window of `size` begins inside `room`, centred on `percent` and kept inside. */
function slide(room: number, size: number, percent: number): number {
  return Math.min(Math.max((room * percent) / 100 - size / 2, 0), room - size);
}

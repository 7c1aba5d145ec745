/** A part of a photo, in percent of its width and height. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a photo is cropped: the part that may be shown, and the focus point that must stay visible. */
export interface Crop {
  area: Area;
  /** In percent of the area, from its top left corner. */
  focus: { x: number; y: number };
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Area = { left: 0, top: 0, width: 100, height: 100 };

/** Serializes a crop for Astro's image service. It is part of the cache key: another format invalidates the cache. */
export function serializeCrop({ area, focus }: Crop): string {
  return `crop ${[area.left, area.top, area.width, area.height, focus.x, focus.y].join(' ')}`;
}

/** Reads a crop from the text of `serializeCrop`; undefined for other text. */
export function parseCrop(text: string | undefined): Crop | undefined {
  if (!text?.startsWith('crop ')) return undefined;
  const [left = 0, top = 0, width = 100, height = 100, x = 50, y = 50] = text.slice(5).split(' ').map(Number);
  return { area: { left, top, width, height }, focus: { x, y } };
}

/** Parses a focus point as the content writes it: `'60% 45%'`. */
export function parseFocus(text: string): { x: number; y: number } {
  const [x = 50, y = 50] = text.split(' ').map((part) => Number.parseFloat(part));
  return { x, y };
}

/** The area of a photo in pixels. */
export function areaSize(photo: Size, area: Area): Size {
  return { width: (photo.width * area.width) / 100, height: (photo.height * area.height) / 100 };
}

/** The largest rectangle of a ratio inside the area, in whole pixels, placed as CSS does by `object-position`. */
export function cropBox(photo: Size, shape: Size, { area, focus }: Crop) {
  const inside = areaSize(photo, area);
  const ratio = shape.width / shape.height;
  const width = Math.min(inside.width, inside.height * ratio);
  const height = Math.min(inside.height, inside.width / ratio);
  const left = (photo.width * area.left) / 100 + ((inside.width - width) * focus.x) / 100;
  const top = (photo.height * area.top) / 100 + ((inside.height - height) * focus.y) / 100;
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

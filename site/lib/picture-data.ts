/** One photo in several sizes. */
export interface PictureSource {
  srcSet: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
}

/** Everything a `<picture>` needs, computed at build time. */
export interface PictureData extends PictureSource {
  /** An upright crop for phones. */
  phone?: PictureSource;
  /** JPEG, for browsers without AVIF. */
  src: string;
  /** The part that stays visible where the layout crops the photo, as `object-position` takes it; by default the middle. */
  focus?: string;
  /** Empty for decoration. */
  alt: string;
}

/** The width of a picture's box in percent of the viewport's, and its ratio (width by height), by default the photo's own. */
export type Box = readonly [width: number, ratio?: number];

/** A picture's box on phones, up to the size of a tablet (styles/breakpoints.ts), and beyond. Without one, the box of the screen before. */
export interface Boxes {
  phone: Box;
  tablet?: Box;
  desktop?: Box;
}

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

/** A number for phones, up to the size of a tablet (styles/breakpoints.ts), and beyond; by default that of the smaller screen. */
export interface PerScreen {
  phone: number;
  tablet?: number;
  desktop?: number;
}

/** The place of a picture in the layout. */
export interface Box {
  /** Width in percent of the viewport's. */
  vw: PerScreen;
  /** Width by height; by default the photo's own. */
  ratio?: PerScreen;
}

/** Everything a `<picture>` needs, worked out when the site is built. */
export interface PictureData {
  sources: {
    type: 'image/avif' | 'image/jpeg';
    srcSet: string;
    /** How wide the browser lays it out: the `sizes` attribute. Where there is one file it says nothing. */
    sizes?: string;
    media?: string;
    width: number;
    height: number;
  }[];
  src: string;
  /** Pixels of the fallback; their ratio reserves the place before the picture is there. */
  width: number;
  height: number;
  /** Three hexadecimal digits: the colour of its place until it is there. */
  colour: string;
  /** Empty for a picture that only decorates. */
  alt: string;
}

/** Everything a `<picture>` needs, computed at build time. */
export interface PictureData {
  sources: {
    type: 'image/avif' | 'image/jpeg';
    srcSet: string;
    /** The `sizes` attribute; undefined for a single file. */
    sizes?: string;
    media?: string;
    width: number;
    height: number;
  }[];
  src: string;
  /** Pixels of the fallback. Their ratio reserves space before the picture loads. */
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
}

/** The used part of subset-font 2.9.0, which has no types. */
declare module 'subset-font' {
  /** Reduces a font to the characters of `text`. @throws Error when the font or an axis cannot be read */
  export default function subsetFont(
    font: Buffer,
    text: string,
    settings: {
      readonly targetFormat: 'woff2';
      /** OpenType features to keep. */
      readonly keepFeatures: readonly string[];
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}

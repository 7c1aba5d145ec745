/** What is used of subset-font, which comes without types (2.9.0). */
declare module 'subset-font' {
  /** Cuts a font to the letters of `text`. @throws Error when the font or an axis cannot be read */
  export default function subsetFont(
    font: Buffer,
    text: string,
    settings: {
      readonly targetFormat: 'woff2';
      /** OpenType features that are kept; the letters of all others are left out. */
      readonly keepFeatures: readonly string[];
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}

/**
 * What a page may weigh, in bytes after Brotli at quality 11 unless said otherwise. Read by the tests; a change here is
 * a decision (docs/decisions/0003-budgets-and-islands.md).
 */
export const BUDGETS = {
  /** HTML with its styles inlined. */
  html: 18_000,
  /** The same for an article, which is mostly words. */
  articleHtml: 36_000,
  /** All inline scripts of a page together. */
  inlineScript: 2_000,
  /** All script files of a page once everything on it has been used. */
  script: 100_000,
  /** The fonts of the first view, as stored. */
  fonts: 36_000,
  /** The picture at the top of the home page on a phone 412 px wide with 1.75 device pixels per pixel, as stored. */
  hero: 60_000,
  /** Everything a page transfers on such a phone, scrolled to its end. */
  page: 500_000,
  /** The same for the gallery and the tour, which consist of pictures. */
  picturePage: 900_000,
} as const;

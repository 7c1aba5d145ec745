/**
 * Size limits in bytes, after Brotli at quality 11 unless noted otherwise. The tests check them
 * (docs/decisions/0003-budgets-and-islands.md).
 */
export const BUDGETS = {
  /**
   * HTML and headers of a page. Ten packets, 14,600 bytes with what Node adds to the headers, are sent at once: the pages that
   * ship fit. The rest is room for the owner's words: a longer page is late by its end alone.
   */
  html: 15_350,
  /** The same of an article, which is mostly text. */
  articleHtml: 32_000,
  /** The stylesheet of what is below a page's first screen. */
  stylesheet: 12_000,
  /** All inline scripts of a page together, Astro's runtime for islands included. */
  inlineScript: 4_000,
  /** All script files of a page after every feature was used; the files of all pages together are within it. */
  script: 100_000,
  /** Font files of the first view, as stored. */
  fonts: 36_000,
  /** The picture at the top of the home page on a phone 412 px wide with 1.75 device pixels per pixel, as stored. */
  hero: 60_000,
  /** Total transfer of a page on such a phone, scrolled to its end. */
  page: 500_000,
  /** Total transfer of the gallery and of the tour. */
  picturePage: 900_000,
} as const;

import { type Page } from 'playwright-core';

/** A picture of a page that came: how wide its file is, and how wide it would have to be to fill its place dot for dot. */
export interface Fetched {
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels of the screen. More than the width of the place where the picture is cut at its sides. */
  needed: number;
  /** Whether the page offers a smaller file. */
  smaller: boolean;
}

/** Every picture that the browser fetched for a page, once it is scrolled through. */
export function fetchedPictures(page: Page): Promise<Fetched[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('picture')].flatMap((picture) => {
      const image = picture.querySelector('img');
      const place = image?.getBoundingClientRect();
      if (!image?.currentSrc || !place?.width) return [];
      for (const source of picture.querySelectorAll('source')) {
        const offers = source.srcset.split(', ').map((offer) => offer.split(' '));
        const widths = offers.map(([, width = '']) => Number.parseInt(width, 10));
        const at = offers.findIndex(([url = '']) => new URL(url, location.href).href === image.currentSrc);
        const width = widths[at];
        if (width === undefined) continue;
        const ratio = source.width / source.height;
        const needed = Math.max(place.width, place.height * ratio) * devicePixelRatio;
        return [
          { url: image.currentSrc, width, needed: Math.round(needed), smaller: width > Math.min(...widths) },
        ];
      }
      return [];
    }),
  );
}

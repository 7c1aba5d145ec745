import { type Page } from 'playwright-core';

/** A loaded picture of a page. */
export interface Fetched {
  url: string;
  /** Width of the file in pixels. */
  width: number;
  /** Width in device pixels at which it is shown, including what is cropped at the sides. */
  needed: number;
  /** Whether `srcset` has a smaller file. */
  smaller: boolean;
}

/** All pictures that the browser has loaded. */
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

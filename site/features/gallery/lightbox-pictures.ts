/** A picture of the lightbox, read from the HTML of its link, so that the data is not also in the island's props. */
export interface LightboxPicture {
  link: HTMLAnchorElement;
  thumbnail: HTMLImageElement;
  /** The large picture as JPEG; `srcSet` has it as AVIF. */
  src: string;
  srcSet: string;
  /** Of the large picture, in pixels. */
  width: number;
  height: number;
  title: string;
  alt: string;
  /** Position among all pictures, hidden ones included, from 1. */
  number: number;
}

/** The visible pictures in an element, in document order. */
export function lightboxPictures(within: HTMLElement): LightboxPicture[] {
  return [...within.querySelectorAll<HTMLAnchorElement>('a[data-view]')].flatMap((link, index) => {
    const thumbnail = link.querySelector('img');
    if (!thumbnail || link.closest('[hidden]')) return [];
    const { view = '', width, height, title = '' } = link.dataset;
    return {
      link,
      thumbnail,
      src: link.href,
      srcSet: view,
      width: Number(width),
      height: Number(height),
      title,
      alt: thumbnail.alt,
      number: index + 1,
    };
  });
}

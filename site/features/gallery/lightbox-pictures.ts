/** What a link to a large picture says about it: the pictures are HTML, so that no island has to carry their data. */
export interface LightboxPicture {
  link: HTMLAnchorElement;
  /** The small picture inside the link. */
  thumbnail: HTMLImageElement;
  /** The large one, for every browser, and in better formats. */
  src: string;
  srcSet: string;
  /** Pixels of the large one. */
  width: number;
  height: number;
  title: string;
  alt: string;
  /** Its place among all pictures, shown or not, from 1. */
  number: number;
}

/** The pictures that are shown within an element, in the order of the page. */
export function lightboxPictures(within: HTMLElement): LightboxPicture[] {
  return [...within.querySelectorAll<HTMLAnchorElement>('a[data-view]')].flatMap((link, at) => {
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
      number: at + 1,
    };
  });
}

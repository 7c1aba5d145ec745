/** The pictures of the wall stand beside the filter as HTML: so the filter need not carry them. */

/** How wide pictures are laid out when the filter leaves a few of them (GallerySection.css). */
const FEW = '(max-width: 40em) 92vw, 48vw';

/** The widths that the page gave its pictures. */
const given = new WeakMap<HTMLSourceElement, string>();

/** Shows the pictures of a category, and with '' all of them, each in the size that its place has then. */
export function showCategory(wall: HTMLElement, category: string): void {
  for (const place of wall.querySelectorAll<HTMLElement>('[data-category]')) {
    place.hidden = category !== '' && place.dataset.category !== category;
    place.parentElement?.toggleAttribute('data-filtered', category !== '');
    for (const source of place.querySelectorAll('source')) {
      const sizes = given.get(source) ?? source.sizes;
      given.set(source, sizes);
      const wanted = category === '' ? sizes : FEW;
      if (source.sizes !== wanted) source.sizes = wanted;
    }
  }
}

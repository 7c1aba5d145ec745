/** Image sizes when a filter leaves few pictures (GallerySection.css). */
const FILTERED_SIZES = '(max-width: 40em) 92vw, 48vw';

/** The `sizes` attributes in the built HTML. */
const builtSizes = new WeakMap<HTMLSourceElement, string>();

/** Shows the pictures of a category, or all with '', and adapts their `sizes` to the layout. */
export function showCategory(root: HTMLElement, category: string): void {
  for (const item of root.querySelectorAll<HTMLElement>('[data-category]')) {
    item.hidden = category !== '' && item.dataset.category !== category;
    item.parentElement?.toggleAttribute('data-filtered', category !== '');
    for (const source of item.querySelectorAll('source')) {
      const built = builtSizes.get(source) ?? source.sizes;
      builtSizes.set(source, built);
      const sizes = category === '' ? built : FILTERED_SIZES;
      // Setting the same value again may fetch the picture again.
      if (source.sizes !== sizes) source.sizes = sizes;
    }
  }
}

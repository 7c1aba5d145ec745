/**
 * Shows what `?category=` asks for before the first paint, in exactly the HTML that Gallery.tsx makes of it. Written
 * into the page as its source text, so it may use nothing from outside of itself, and every byte counts.
 */
export function showCategoryFromUrl(): void {
  const asked = new URLSearchParams(location.search).get('category');
  const pressed = document.querySelector<HTMLElement>(`.filter [data-tag="${CSS.escape(asked ?? '')}"]`);
  if (!asked || !pressed) return;
  for (const button of document.querySelectorAll('.filter button'))
    button.ariaPressed = String(button === pressed);
  let count = 0;
  for (const place of document.querySelectorAll<HTMLElement>('[data-category]')) {
    place.hidden = place.dataset.category !== asked;
    place.parentElement?.toggleAttribute('data-filtered', true);
    if (!place.hidden) count++;
  }
  for (const status of document.querySelectorAll('.filter-status'))
    status.textContent = `Showing ${count} photo${count === 1 ? '' : 's'} in ${pressed.firstChild?.textContent}`;
}

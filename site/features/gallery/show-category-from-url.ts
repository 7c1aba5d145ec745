/**
 * Shows the category of `?category=` at once, with the same HTML as Gallery.tsx. Part of an inline script: Astro only
 * inlines what imports nothing from other scripts.
 */
export function showCategoryFromUrl(): void {
  // As tagKey() in content/tags.ts.
  const requested = new URLSearchParams(location.search)
    .get('category')
    ?.trim()
    .toLowerCase()
    .replace(/\s+/g, '-');
  const pressed = document.querySelector<HTMLElement>(`.filter [data-tag="${CSS.escape(requested ?? '')}"]`);
  if (!requested || !pressed) return;
  for (const button of document.querySelectorAll('.filter button'))
    button.ariaPressed = String(button === pressed);
  let count = 0;
  for (const item of document.querySelectorAll<HTMLElement>('[data-category]')) {
    item.hidden = item.dataset.category !== requested;
    item.parentElement?.toggleAttribute('data-filtered', true);
    if (!item.hidden) count++;
  }
  for (const status of document.querySelectorAll('.filter-status > span')) {
    status.className = '';
    status.textContent = `Showing ${count} photo${count === 1 ? '' : 's'} in ${pressed.firstChild?.textContent}`;
  }
}

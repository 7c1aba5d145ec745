/**
 * Shows the posts of `?tag=` at once, with the same HTML as BlogFilter.tsx. Part of an inline script: Astro only inlines
 * what imports nothing from other scripts. The event loads BlogFilter.tsx, which handles Back.
 */
export function showTagFromUrl(): void {
  const tag = new URLSearchParams(location.search).get('tag')?.trim().toLowerCase().replace(/\s+/g, '-');
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  if (!tag) return;
  let label = tag.replace(/-/g, ' ').replace(/(^| )./g, (letter) => letter.toUpperCase());
  let count = 0;
  for (const one of all('.post')) {
    one.hidden = !one.dataset.tags?.split(' ').includes(tag);
    if (!one.hidden) count += 1;
  }
  for (const one of all('.filter .tag')) {
    one.ariaPressed = String(one.dataset.tag === tag);
    if (one.dataset.tag !== tag) continue;
    label = one.textContent;
  }
  for (const one of all('.filter-status > span')) {
    one.className = '';
    one.textContent = `Showing ${count} post${count === 1 ? '' : 's'} tagged with ${label}`;
  }
  for (const one of all('.no-posts')) one.hidden = count > 0;
  for (const one of all('.filter')) one.dispatchEvent(new Event('island:load'));
}

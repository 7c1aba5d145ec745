/**
 * Shows what `?tag=` asks for before the first paint, in exactly the HTML that BlogFilter.tsx makes of it. Written into
 * the page as its source text, so it may use nothing from outside of itself, and every byte counts. Posts that are not on
 * the page come at once, and so does the filter, for who goes Back from here to all posts without touching anything:
 * MorePosts.tsx and BlogFilter.tsx are told that they are needed, once reach.ts listens.
 */
export function showTagFromUrl(): void {
  const tag = new URLSearchParams(location.search).get('tag')?.trim().toLowerCase().replace(/\s+/g, '-');
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  if (!tag) return;
  let label = tag.replace(/-/g, ' ').replace(/(^| )./g, (letter) => letter.toUpperCase());
  let count = 0;
  for (const one of all('.post')) one.hidden = !one.dataset.tags?.split(' ').includes(tag);
  for (const one of all('.filter .tag')) {
    one.ariaPressed = String(one.dataset.tag === tag);
    if (one.dataset.tag !== tag) continue;
    label = one.textContent;
    count = Number(one.dataset.of);
  }
  for (const one of all('.filter-status'))
    one.textContent = `Showing ${count} post${count === 1 ? '' : 's'} tagged with ${label}`;
  for (const one of all('.no-posts')) one.hidden = count > 0;
  addEventListener('DOMContentLoaded', () => {
    for (const one of all('.older-posts, .filter')) one.dispatchEvent(new Event('focusin'));
  });
}

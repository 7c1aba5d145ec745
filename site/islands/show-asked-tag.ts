/**
 * Shows what `?tag=` asks for before the first paint, in exactly the HTML that BlogFilter.tsx makes of it. Written into
 * the page as its source text, so it may use nothing from outside of itself, and every byte counts. Posts that are not on
 * the page come at once, and so does the filter, for who goes Back from here to all posts without touching anything:
 * MorePosts.tsx and BlogFilter.tsx are told that they are needed.
 */
export function showAskedTag(): void {
  const tag = new URLSearchParams(location.search).get('tag')?.trim().toLowerCase().replace(/\s+/g, '-');
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  if (!tag) return;
  let label = tag.replace(/-/g, ' ').replace(/(^| )./g, (letter) => letter.toUpperCase());
  let count = 0;
  for (const post of all('.post')) post.hidden = !post.dataset.tags?.split(' ').includes(tag);
  for (const button of all('.filter .tag')) {
    button.ariaPressed = 'false';
    if (button.dataset.tag !== tag) continue;
    button.ariaPressed = 'true';
    label = button.textContent;
    count = Number(button.dataset.of);
  }
  for (const status of all('.filter-status'))
    status.textContent = `Showing ${count} post${count === 1 ? '' : 's'} tagged with ${label}`;
  for (const none of all('.no-posts')) none.hidden = count > 0;
  // Before that nobody listens yet.
  addEventListener('DOMContentLoaded', () => {
    for (const island of all('.older-posts, .filter')) island.dispatchEvent(new Event('focusin'));
  });
}

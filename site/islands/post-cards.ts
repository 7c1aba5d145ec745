/** The cards of the blog's list stand outside of the filter, as HTML: so the filter need not carry their contents. */

const cards = () => document.querySelectorAll<HTMLElement>('#posts [data-tags]');

/** Shows the cards that carry a tag, and with '' all of them. */
export function showCards(tag: string): void {
  for (const card of cards()) card.hidden = tag !== '' && !card.dataset.tags?.split(' ').includes(tag);
}

/**
 * Calls `select` when a badge on a card is pressed, instead of following its link. A press that asks for a new tab or
 * window is left to the browser.
 */
export function onBadge(select: (tag: string, card: Element) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const badge = (event.target as Element).closest<HTMLElement>('[data-tag]');
    const card = badge?.closest('[data-tags]');
    if (!badge?.dataset.tag || !card) return;
    event.preventDefault();
    select(badge.dataset.tag, card);
  };
  const grid = document.getElementById('posts');
  grid?.addEventListener('click', onClick);
  return () => {
    grid?.removeEventListener('click', onClick);
  };
}

/** Remembers where an element is on the screen; the returned function scrolls until it is there again. */
export function holdInPlace(element: Element): () => void {
  const { top } = element.getBoundingClientRect();
  return () => {
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}

/** Shows and hides the cards of the blog list. They are HTML outside of the filter, so that its script does not contain them. */
import { isPlainClick } from '../shared/is-plain-click.ts';

/** Shows the cards with a tag, or all with ''. */
export function showCards(tag: string): void {
  for (const card of document.querySelectorAll<HTMLElement>('#posts [data-tags]'))
    card.hidden = tag !== '' && !card.dataset.tags?.split(' ').includes(tag);
}

/** Calls `select` when a tag on a card is clicked, instead of following its link. Returns a function that stops it. */
export function onTagClick(select: (tag: string, card: Element) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const link = (event.target as Element).closest<HTMLElement>('[data-tag]');
    const card = link?.closest('[data-tags]');
    if (!link?.dataset.tag || !card) return;
    event.preventDefault();
    select(link.dataset.tag, card);
  };
  const grid = document.getElementById('posts');
  grid?.addEventListener('click', onClick);
  return () => {
    grid?.removeEventListener('click', onClick);
  };
}

/** Remembers where an element is in the viewport; the returned function scrolls it back there. */
export function keepScrollPosition(element: Element): () => void {
  const { top } = element.getBoundingClientRect();
  return () => {
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}

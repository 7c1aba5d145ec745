/**
 * Shows and hides the cards of the blog list. They are HTML outside of the filter, so that its script does not contain
 * them. The state is shared by the filter above the cards and MorePosts.tsx below them.
 */
import { isPlainClick } from '../shared/is-plain-click.ts';
import { searchParamKey } from '../shared/useSearchParam.ts';
import { fetchCards, fetchPagesByTag, nextPage } from './list-pages.ts';

export interface List {
  /** The selected tag, or ''. */
  readonly tag: string;
  /** The page to fetch next, or undefined when all are loaded. */
  readonly next: number | undefined;
  /** Number of visible cards. */
  readonly shown: number;
}

let list: List | undefined;
const listeners = new Set<() => void>();

const cards = () => [...document.querySelectorAll<HTMLElement>('#posts [data-tags]')];
const pageOf = (card: HTMLElement) => Number(card.dataset.page ?? 1);

/**
 * Shows the cards with a tag, or all with ''. Cards of pages after the next one to load stay hidden, so that no card
 * is inserted before a visible one.
 */
export function showCards(tag: string): void {
  const next = nextPage(tag);
  let shown = 0;
  for (const card of cards()) {
    const hasTag = tag === '' || card.dataset.tags?.split(' ').includes(tag) === true;
    card.hidden = !hasTag || (next !== undefined && pageOf(card) > next);
    if (!card.hidden) shown += 1;
  }
  list = { tag, next, shown };
  // The end of a filtered list may be visible without scrolling: load MorePosts.tsx (islands/reach.ts).
  if (tag !== '') document.querySelector('.older-posts')?.dispatchEvent(new Event('island:load'));
  for (const listener of listeners) listener();
}

/** The state of the list; read from the URL until the filter has hydrated. */
export function currentList(): List {
  if (list === undefined) showCards(searchParamKey('tag'));
  return list ?? { tag: '', next: undefined, shown: 0 };
}

/** Calls `listener` after each change; returns a function that unsubscribes. */
export function onList(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Adds the cards of the next page and returns those that are visible.
 * @throws Error when the network or the server fails
 */
export async function addNextPage(): Promise<HTMLElement[]> {
  if (currentList().tag !== '') await fetchPagesByTag();
  const page = nextPage(currentList().tag);
  const added = page === undefined ? [] : insertCards(await fetchCards(page), page);
  showCards(currentList().tag);
  return added.filter((card) => !card.hidden);
}

/** Inserts cards before those of later pages, except posts that a newer one has moved here since the first page loaded. */
function insertCards(fetched: readonly HTMLElement[], page: number): HTMLElement[] {
  const hrefOf = (card: HTMLElement) => card.querySelector('h2 a')?.getAttribute('href');
  const present = new Set(cards().map(hrefOf));
  const added = fetched.filter((card) => !present.has(hrefOf(card)));
  const before = cards().find((card) => pageOf(card) > page) ?? null;
  for (const card of added) document.getElementById('posts')?.insertBefore(card, before);
  return added;
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

/**
 * The cards of the blog's list stand outside of the filter, as HTML: so the filter need not carry their contents. What
 * is shown of them is known here, for the filter above them and for the end of the list below them.
 */
import { fetchCards, learnTags, nextPage } from './list-pages.ts';
import { searchParamKey } from '../shared/useSearchParam.ts';

export interface List {
  /** The tag that is shown, or ''. */
  readonly tag: string;
  /** The page from which cards come next, or undefined when all are here. */
  readonly next: number | undefined;
  /** How many cards are shown. */
  readonly shown: number;
}

let list: List | undefined;
const listeners = new Set<() => void>();

const cards = () => [...document.querySelectorAll<HTMLElement>('#posts [data-tags]')];
const pageOf = (card: HTMLElement) => Number(card.dataset.page ?? 1);

/** Shows the cards that carry a tag, and with '' all of them: in order, so none that others should stand before. */
export function showCards(tag: string): void {
  const next = nextPage(tag);
  let shown = 0;
  for (const card of cards()) {
    const has = tag === '' || card.dataset.tags?.split(' ').includes(tag) === true;
    card.hidden = !has || (next !== undefined && pageOf(card) > next);
    if (!card.hidden) shown += 1;
  }
  list = { tag, next, shown };
  // The end of the list may be in sight without any scrolling now: its island is to load (runtime/reach.ts).
  if (tag !== '') document.querySelector('.older-posts')?.dispatchEvent(new Event('focusin'));
  for (const listener of listeners) listener();
}

/** What is shown. Until the filter is there, the address says it. */
export function currentList(): List {
  if (list === undefined) showCards(searchParamKey('tag'));
  return list ?? { tag: '', next: undefined, shown: 0 };
}

/** Calls back when something else is shown; the returned function ends it. */
export function onList(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Brings the cards of the next page that the list needs, and gives those of them that are shown now.
 *
 * @throws Error when the line or the server fails
 */
export async function addNextPage(): Promise<HTMLElement[]> {
  if (currentList().tag !== '') await learnTags();
  const page = nextPage(currentList().tag);
  const added = page === undefined ? [] : put(await fetchCards(page), page);
  showCards(currentList().tag);
  return added.filter((card) => !card.hidden);
}

/** Puts cards before those of later pages. A post that was moved on by a new one is there already. */
function put(found: readonly HTMLElement[], page: number): HTMLElement[] {
  const link = (card: HTMLElement) => card.querySelector('h2 a')?.getAttribute('href');
  const known = new Set(cards().map(link));
  const added = found.filter((card) => !known.has(link(card)));
  const after = cards().find((card) => pageOf(card) > page) ?? null;
  for (const card of added) document.getElementById('posts')?.insertBefore(card, after);
  return added;
}

/**
 * Calls `select` when a badge on a card is pressed, instead of following its link. A press that asks for a new tab or
 * window is left to the browser.
 */
export function onTagClick(select: (tag: string, card: Element) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
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

/** Whether a click asks for what it says, and not for a new tab or window. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Remembers where an element is on the screen; the returned function scrolls until it is there again. */
export function keepScrollPosition(element: Element): () => void {
  const { top } = element.getBoundingClientRect();
  return () => {
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}

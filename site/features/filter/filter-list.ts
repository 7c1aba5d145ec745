/**
 * The filter of the blog and the gallery: the pressed button of FilterRow.tsx shows the items that have its key in
 * `data-keys`. The key is kept in the address, so that Back returns to the one before. An inline script, so that a filter
 * in the address is applied at once.
 */
import { filterKey, filterLabel } from '../../lib/filter-key.ts';

/** Pixels left of the pressed button when the row is scrolled to it. */
const SCROLL_MARGIN = 20;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findAll = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];

/**
 * Makes the row of buttons filter the list.
 * @param param search parameter that holds the key: `tag` in `/blog?tag=hair-trends`
 * @param noun of an item, and its `relation` to the label of a key: `Showing 3 posts tagged with Hair Trends`
 * @param onFilter called with the items when only some are shown
 */
export function filterList(
  { param, noun, relation }: { param: string; noun: string; relation: string },
  onFilter?: (items: readonly HTMLElement[]) => void,
): void {
  const buttons = findAll<HTMLButtonElement>('.filter-row button');
  const items = findAll('[data-keys]');
  const status = find('.filter-row__status > span');
  const none = find('.blog-filter__none');
  const keyIn = (search: string) => filterKey(new URLSearchParams(search).get(param) ?? '');
  let shown = '';

  const show = () => {
    const requested = keyIn(location.search);
    const pressed = buttons.find(({ value }) => value === requested);
    // Only the blog has a message for a key without a button.
    const key = pressed || none ? requested : '';
    if (key === shown || !status) return;
    shown = key;
    for (const item of items) item.hidden = key !== '' && !item.matches(`[data-keys~="${CSS.escape(key)}"]`);
    for (const button of buttons) button.ariaPressed = String(button.value === key);
    find('.filter-row')?.scrollTo({ left: (pressed?.offsetLeft ?? 0) - SCROLL_MARGIN });
    const count = items.filter(({ hidden }) => !hidden).length;
    const nouns = count === 1 ? noun : `${noun}s`;
    // Read from the page, because a translator may have changed the label.
    const label = pressed?.firstChild?.textContent ?? filterLabel(key);
    status.textContent = key
      ? `Showing ${count} ${nouns} ${relation} ${label}`
      : `Showing all ${count} ${nouns}`;
    status.className = key ? '' : 'visually-hidden';
    if (none) none.hidden = count > 0;
    if (key) onFilter?.(items);
  };
  const select = (key: string) => {
    if (key === keyIn(location.search)) return;
    const url = new URL(location.href);
    url.hash = '';
    if (key) url.searchParams.set(param, key);
    else url.searchParams.delete(param);
    history.pushState(null, '', url);
    show();
  };

  show();
  addEventListener('popstate', show);
  for (const button of buttons) {
    button.addEventListener('click', () => select(button.value));
    // Browsers do not scroll to a focused element that is partly visible.
    button.addEventListener('focus', () => button.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  }
}

/** Makes the tags of Tags.tsx links to their posts, which only a script can filter. */
export function linkTags(): void {
  for (const tag of findAll<HTMLAnchorElement>('.tags a'))
    tag.href = `/blog?tag=${encodeURIComponent(filterKey(tag.text))}`;
}

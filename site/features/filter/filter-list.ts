/**
 * What the filters of the blog and the gallery do to their lists. The lists are HTML outside of the islands, so that
 * their scripts do not contain them. Also part of inline scripts, which apply a filter before the island is loaded.
 */
import { tagKey, tagLabel } from '../../content/articles/tags.ts';

/** The line above a filtered list, by search parameter. */
export const STATUS = {
  tag: (count: number, label: string) =>
    `Showing ${count} post${count === 1 ? '' : 's'} tagged with ${label}`,
  category: (count: number, label: string) => `Showing ${count} photo${count === 1 ? '' : 's'} in ${label}`,
};

/**
 * The value of a search parameter as a key, or '' without one and at build time.
 * @param search by default that of the page
 */
export function searchParamKey(name: keyof typeof STATUS, search?: string): string {
  if (typeof location === 'undefined') return '';
  return tagKey(new URLSearchParams(search ?? location.search).get(name) ?? '');
}

const withKey = (key: string) => `[data-keys~="${CSS.escape(key)}"]`;

/** The number of items that have a key. */
export function countItems(key: string): number {
  return document.querySelectorAll(withKey(key)).length;
}

/** Shows the items that have a key, or all with ''. */
export function showItems(key: string): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-keys]'))
    item.hidden = key !== '' && !item.matches(withKey(key));
}

/** Applies the filter in the address, with the same HTML as the component. */
export function applySearchParam(name: keyof typeof STATUS): void {
  const key = searchParamKey(name);
  const buttons = [...document.querySelectorAll<HTMLElement>('.filter button')];
  const labelOf = (button?: Element) => button?.firstChild?.textContent;
  const pressed = buttons.find((button) => tagKey(labelOf(button) ?? '') === key);
  const none = document.querySelector<HTMLElement>('.no-posts');
  const status = document.querySelector('.filter-status > span');
  if (key === '' || !status || !(pressed ?? none)) return;
  const count = countItems(key);
  showItems(key);
  for (const button of buttons) button.ariaPressed = String(button === pressed);
  status.className = '';
  status.textContent = STATUS[name](count, labelOf(pressed) ?? tagLabel(key));
  if (none) none.hidden = count > 0;
  // The component handles Back.
  status.dispatchEvent(new Event('island:load'));
}

/** Makes the tags of Tags.tsx links to their posts, which only a script can filter. */
export function linkTags(): void {
  for (const tag of document.querySelectorAll<HTMLAnchorElement>('.tags a'))
    tag.href = `/blog?tag=${encodeURIComponent(tagKey(tag.text))}`;
}

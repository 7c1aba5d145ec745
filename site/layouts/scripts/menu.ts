/** The menu is a popover that covers the page: this makes what is below it inert. */
import { MENU_BUTTON } from '../../styles/breakpoints.ts';
import { pageElement } from './page-element.ts';

const menu = pageElement('.menu');
const setPageInert = (inert: boolean) => {
  for (const part of document.querySelectorAll<HTMLElement>('body>:not(.menu)')) part.inert = inert;
};
const close = () => menu.hidePopover();
// Not while it closes, because the browser returns the focus to the page.
menu.addEventListener('beforetoggle', () => setPageInert(false));
menu.addEventListener('toggle', ({ newState }) => {
  const isOpen = newState === 'open';
  pageElement('.header__toggle').ariaExpanded = String(isOpen);
  if (isOpen) pageElement('.menu__close').focus();
  setPageInert(isOpen);
});
menu.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) close();
});
// Wide screens have the links in the header.
matchMedia(MENU_BUTTON).onchange = close;
// Back must not restore the page with the menu open.
addEventListener('pagehide', close);

/**
 * Behavior of the header, menu and Services list that HTML and CSS cannot provide. Inlined into every page, so it stays
 * small. Without it the pages work: the header is opaque, and the Services list opens on hover and focus.
 */
import { keepCurrent } from '../lib/keep-current.ts';
import { salonTime } from '../lib/salon-time.ts';
import { MENU_BUTTON } from '../styles/breakpoints.ts';

const { body } = document;
/** All elements looked up here are on every page. */
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? body;
const setExpanded = (button: Element, expanded: boolean) => {
  button.ariaExpanded = String(expanded);
};

// The header is solid below the top of the page. The observer sets the first state after layout; reading scrollY now
// would force a layout.
const onScroll = () => find('.header').toggleAttribute('data-solid', scrollY > 0);
addEventListener('scroll', onScroll);
new IntersectionObserver(onScroll).observe(body);

// The menu is a popover that covers the page: what is below it is inert. Not while it closes, because the browser returns
// the focus there.
const menu = find('.menu');
const setPageInert = (inert: boolean) => {
  for (const part of document.querySelectorAll<HTMLElement>('body>:not(.menu)')) part.inert = inert;
};
menu.addEventListener('beforetoggle', () => {
  setPageInert(false);
});
menu.addEventListener('toggle', ({ newState }) => {
  const isOpen = newState === 'open';
  setExpanded(find('.header__toggle'), isOpen);
  if (isOpen) find('.menu__close').focus();
  setPageInert(isOpen);
});
const closeAll = () => {
  menu.hidePopover();
  setListOpen(false);
};
// Wide screens have the links in the header.
matchMedia(MENU_BUTTON).onchange = closeAll;
menu.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) closeAll();
});

// The Services list opens on hover, click, tap and key; it closes when the pointer or focus leaves, on Escape, and on a
// press outside.
const list = find('.dropdown');
const button = find('.dropdown__button');
let isEntered: boolean;
let leaveTimer: ReturnType<typeof setTimeout>;
const setListOpen = (open: boolean) => {
  setExpanded(button, open);
};
const isListClosed = () => button.ariaExpanded === 'false';
const closeUnlessWithin = (target: EventTarget | null) => {
  if (!list.contains(target as Node | null)) setListOpen(false);
};
button.addEventListener('click', () => {
  // The first click after the mouse came, which opened the list, must not close it.
  setListOpen(isEntered || isListClosed());
  isEntered = false;
});
list.addEventListener('mouseenter', () => {
  clearTimeout(leaveTimer);
  isEntered = true;
  setListOpen(true);
});
list.addEventListener('mouseleave', () => {
  // Hiding the focused link would drop the focus.
  leaveTimer = setTimeout(() => {
    if (!list.querySelector('a:focus')) setListOpen(false);
  }, 250);
});
list.addEventListener('focusout', ({ relatedTarget }) => {
  closeUnlessWithin(relatedTarget);
});
addEventListener('pointerdown', ({ target }) => {
  closeUnlessWithin(target);
});
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  setListOpen(false);
  if (list.querySelector(':focus')) button.focus();
});

// A link in the role of a button reacts to the space bar as buttons do.
addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.matches('a[role=button]')) return;
  event.preventDefault();
  target.click();
});

// Back must not restore the page with the menu or list open.
addEventListener('pagehide', closeAll);

// The year may have changed since the build, and while the page is open.
keepCurrent('[data-year]', (element, now) => {
  element.textContent = salonTime(element.dataset.year ?? '', now).slice(0, 4);
});

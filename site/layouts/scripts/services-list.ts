/**
 * The Services list opens on hover, click, tap and key; it closes when the pointer or focus leaves, on Escape, and on a press
 * outside. Without this script it opens on hover and focus.
 */
import { pageElement } from './page-element.ts';

/** The pointer may leave the list for this long. */
const LEAVE_DELAY_MS = 250;

const dropdown = pageElement('.dropdown');
const button = pageElement('.dropdown__button');
let isEntered: boolean;
let leaveTimer: ReturnType<typeof setTimeout>;
const setOpen = (isOpen: boolean) => {
  button.ariaExpanded = String(isOpen);
};
const closeUnlessWithin = (target: EventTarget | null) => {
  if (!dropdown.contains(target as Node | null)) setOpen(false);
};
button.addEventListener('click', () => {
  // The mouse has opened the list by entering it: the first click after that must not close it.
  setOpen(isEntered || button.ariaExpanded === 'false');
  isEntered = false;
});
dropdown.addEventListener('mouseenter', () => {
  clearTimeout(leaveTimer);
  isEntered = true;
  setOpen(true);
});
dropdown.addEventListener('mouseleave', () => {
  // Hiding the focused link would drop the focus.
  leaveTimer = setTimeout(() => {
    if (!dropdown.querySelector('a:focus')) setOpen(false);
  }, LEAVE_DELAY_MS);
});
dropdown.addEventListener('focusout', ({ relatedTarget }) => closeUnlessWithin(relatedTarget));
addEventListener('pointerdown', ({ target }) => closeUnlessWithin(target));
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  setOpen(false);
  if (dropdown.querySelector(':focus')) button.focus();
});
// Back must not restore the page with the list open.
addEventListener('pagehide', () => setOpen(false));

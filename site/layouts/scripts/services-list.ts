/**
 * The Services list opens on hover, click, tap and key; it closes when the pointer or focus leaves, on Escape, and on a press
 * outside. Without this script it opens on hover and focus.
 */
import { find } from './find.ts';

const list = find('.dropdown');
const button = find('.dropdown__button');
let isEntered: boolean;
let leaveTimer: ReturnType<typeof setTimeout>;
const setOpen = (isOpen: boolean) => {
  button.ariaExpanded = String(isOpen);
};
const closeUnlessWithin = (target: EventTarget | null) => {
  if (!list.contains(target as Node | null)) setOpen(false);
};
button.addEventListener('click', () => {
  // The first click after the mouse came, which opened the list, must not close it.
  setOpen(isEntered || button.ariaExpanded === 'false');
  isEntered = false;
});
list.addEventListener('mouseenter', () => {
  clearTimeout(leaveTimer);
  isEntered = true;
  setOpen(true);
});
list.addEventListener('mouseleave', () => {
  // Hiding the focused link would drop the focus.
  leaveTimer = setTimeout(() => {
    if (!list.querySelector('a:focus')) setOpen(false);
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
  setOpen(false);
  if (list.querySelector(':focus')) button.focus();
});
// Back must not restore the page with the list open.
addEventListener('pagehide', () => {
  setOpen(false);
});

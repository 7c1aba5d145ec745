/**
 * The little that the frame of a page cannot do in HTML and CSS alone. Inlined into every page, so every byte is
 * weighed; without it the pages work (the bar is solid, the list opens under the pointer and on focus).
 */

const bar = document.querySelector<HTMLElement>('[data-bar]');
const menu = document.getElementById('menu');
const toggle = document.querySelector('[data-menu-toggle]');
const drop = document.querySelector<HTMLElement>('[data-drop]');
const button = drop?.firstElementChild as HTMLElement | null | undefined;

// The bar lies on the page's top and is solid above everything else.
const onScroll = () => bar?.toggleAttribute('data-solid', scrollY > 0);
addEventListener('scroll', onScroll, { passive: true });
onScroll();

// The menu is a popover; only its state is missing on the button. A page kept for Back must not come back with it open.
menu?.addEventListener('toggle', (event) => {
  toggle?.setAttribute('aria-expanded', String(event.newState === 'open'));
});
const closeMenu = () => {
  if (menu?.matches(':popover-open')) menu.hidePopover();
};
addEventListener('pagehide', closeMenu);
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) closeMenu();
});

// The Services list: opens by pointer, press or key; closes by leaving, Escape, or a press elsewhere.
if (drop && button) {
  let hovered = false;
  let leaving: ReturnType<typeof setTimeout>;
  const open = (state: boolean) => {
    button.setAttribute('aria-expanded', String(state));
  };
  button.addEventListener('click', () => {
    // A mouse opens it by arriving; the press that follows must not close it again.
    open(hovered || button.ariaExpanded !== 'true');
    hovered = false;
  });
  drop.addEventListener('pointerenter', (event) => {
    clearTimeout(leaving);
    if (event.pointerType === 'mouse') {
      hovered = button.ariaExpanded !== 'true';
      open(true);
    }
  });
  drop.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') leaving = setTimeout(open, 250, false);
  });
  drop.addEventListener('focusout', (event) => {
    if (!drop.contains(event.relatedTarget as Node | null)) open(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (!drop.contains(event.target as Node)) open(false);
  });
  drop.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      open(false);
      button.focus();
    }
  });
}

// Pages are built now and then; years pass without asking.
const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());

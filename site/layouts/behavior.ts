/**
 * The little that the frame of a page cannot do in HTML and CSS alone. Inlined into every page, so every byte is
 * weighed; without it the pages work (the bar is solid, the list opens under the pointer and on focus).
 */
import '../islands/runtime/reach.ts';

const page = document.body;
/** A part of the frame. Each is on every page: nothing below asks whether it is. */
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? page;
const expand = (button: Element, state: boolean) => {
  button.ariaExpanded = String(state);
};

// The bar lies on the page's top and is solid above everything else. Where the page stands when it opens is looked at
// once it is laid out: asking now would lay it out for the question alone, and again when its fonts come.
const onScroll = () => find('.bar').toggleAttribute('data-solid', scrollY > 0);
addEventListener('scroll', onScroll);
new IntersectionObserver(onScroll).observe(page);

// The menu is a popover; only its state is missing on the button.
const menu = find('.menu');
// What it covers cannot be tabbed to; in time before it closes it can again, for the focus goes back there.
const cover = (state: boolean) => {
  for (const part of document.querySelectorAll<HTMLElement>('body>:not(.menu)')) part.inert = state;
};
menu.addEventListener('beforetoggle', () => {
  cover(false);
});
menu.addEventListener('toggle', ({ newState }) => {
  const opened = newState === 'open';
  expand(find('.bar__toggle'), opened);
  if (opened) find('.menu__close').focus();
  cover(opened);
});
const closeAll = () => {
  menu.hidePopover();
  open(false);
};
// A screen that is turned and becomes wide shows the bar in its place.
matchMedia('(width > 77.5em)').onchange = closeAll;
menu.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) closeAll();
});

// The Services list: opens by pointer, press or key; closes by leaving, Escape, or a press elsewhere.
const drop = find('.drop');
const button = find('.drop__button');
let hovered: boolean;
let leaving: ReturnType<typeof setTimeout>;
const open = (state: boolean) => {
  expand(button, state);
};
const isClosed = () => button.ariaExpanded === 'false';
const leaveTo = (place: EventTarget | null) => {
  if (!drop.contains(place as Node | null)) open(false);
};
button.addEventListener('click', () => {
  // A mouse opens it by arriving; the press that follows must not close it again.
  open(hovered || isClosed());
  hovered = false;
});
drop.addEventListener('mouseenter', () => {
  clearTimeout(leaving);
  hovered = isClosed();
  open(true);
});
drop.addEventListener('mouseleave', () => {
  // Not from under the focus: it would be lost.
  leaving = setTimeout(() => {
    if (!drop.querySelector('a:focus')) open(false);
  }, 250);
});
drop.addEventListener('focusout', ({ relatedTarget }) => {
  leaveTo(relatedTarget);
});
addEventListener('pointerdown', ({ target }) => {
  leaveTo(target);
});
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  open(false);
  if (drop.querySelector(':focus')) button.focus();
});

// Browsers that know no speculation rules (site/pages/speculation-rules.json.ts) have at least the HTML of the next page
// before it is asked for: pages may be kept for a minute. Never for those who save data.
// In the types, every browser has what Safari has had since 16 and Firefox since 94, and none what Chromium has.
interface Scripts {
  supports?: (type: string) => boolean;
}
interface Saving {
  connection?: { saveData: boolean };
}
let ahead = location.href;
if (
  !(HTMLScriptElement as Scripts).supports?.('speculationrules') &&
  !(navigator as Saving).connection?.saveData
)
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([href*="."])');
    if (link && link.href !== ahead) fetch((ahead = link.href), { priority: 'low' }).catch(() => 0);
  });

// A page kept for Back must not come back with one of them open.
addEventListener('pagehide', closeAll);

// Pages are built now and then; years pass without asking.
find('[data-year]').textContent = String(new Date().getFullYear());

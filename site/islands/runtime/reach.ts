/**
 * The whole browser runtime of the islands (`client:reach`), part of the inline script of every page.
 *
 * An island is HTML until the visitor touches it, focuses something in it, or scrolls to it; then its component and
 * React are fetched and take the HTML over. What was done meanwhile is not lost: typed text stays in the fields, a
 * press of a button or a sent form is held back and done again once the component is there. When the script cannot be
 * fetched (a deploy in between, a dead line), or not soon, the browser goes on without it: the form is posted, the link followed.
 *
 * `client:reach="touch"` leaves out scrolling: for what is on the screen all the time. The tags it reads are those that
 * markup.ts makes of Astro's.
 */
type Hydrator = (
  element: Element,
) => (component: unknown, props: unknown, slots: object, options: object) => unknown;
type Loaded = [component: { default: unknown }, renderer: { default: Hydrator }];

/** How long something pressed waits for a script on a slow line, in milliseconds. Then the browser goes on without. */
const PATIENCE = 8000;

/** What is done once an island is there: nothing, or what was held back. */
const islands = new Map<Element, (() => void) | undefined>();

const release = (island: Element) => {
  const held = islands.get(island);
  // Done again once, however often a component says that it is ready.
  islands.set(island, undefined);
  island.removeAttribute('ssr');
  held?.();
};

const giveUp = (island: Element) => {
  island.setAttribute('failed', '');
  release(island);
};

const load = async (island: Element) => {
  if (islands.has(island)) return;
  islands.set(island, undefined);
  const read = (name: string) => island.getAttribute(name) ?? '';
  try {
    const [component, renderer] = (await Promise.all(
      ['component-url', 'renderer-url'].map((name) => import(/* @vite-ignore */ read(name))),
    )) as Loaded;
    // The component says when its handlers are in place: React takes the HTML over in steps.
    island.addEventListener('island:ready', () => {
      release(island);
    });
    await renderer.default(island)(
      component.default,
      JSON.parse(read('props')),
      // What stands between an island's tags is HTML that its component keeps as it is: its text is not read again.
      { default: '-' },
      {},
    );
  } catch {
    giveUp(island);
  }
};

for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'submit'])
  addEventListener(
    type,
    (event) => {
      const target = event.target as HTMLElement;
      const island = target.closest('astro-island[ssr]');
      if (!island) return;
      void load(island);
      const pressed = target.closest<HTMLElement>('button[type=button],[data-press]');
      const form = type === 'submit' && (target as HTMLFormElement);
      if (!form && (type !== 'click' || !pressed)) return;
      event.preventDefault();
      event.stopPropagation();
      islands.set(island, () => {
        if (!form) pressed?.click();
        else if (island.hasAttribute('failed')) form.submit();
        else form.requestSubmit();
      });
      setTimeout(giveUp, PATIENCE, island);
    },
    true,
  );

addEventListener(
  'scroll',
  () => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void load(target.parentElement as Element);
    });
    for (const child of document.querySelectorAll('astro-island:not([touch])>*')) observer.observe(child);
  },
  { once: true },
);

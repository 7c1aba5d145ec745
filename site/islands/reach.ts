/**
 * The browser runtime of interactive components (`client:reach`), inlined into every page.
 *
 * A component is plain HTML until the visitor touches it, focuses something in it, or scrolls to it. Then its script and
 * React are fetched and hydrate the HTML. Input made in the meantime is kept: typed text stays in the fields; a click on
 * a button or a submitted form is held back and repeated after hydration. If the script cannot be fetched, or not in
 * time, the browser posts the form or follows the link itself, and the next touch tries to load the script again.
 *
 * A link with `data-press` is a button once it is hydrated: its click is repeated too.
 *
 * `client:reach="touch"` ignores scrolling: for components that are always on the screen. The attributes it reads are
 * written by island-tags.ts.
 */
type Hydrator = (element: Element) => (component: unknown, props: unknown) => unknown;
type Loaded = [component: { default: unknown }, renderer: { default: Hydrator }];

/** Milliseconds that a link or form waits for its script before the browser goes on without it. */
const TIMEOUT = 8000;

/** Islands that are loading or loaded, with the input to repeat after hydration. */
const islands = new Map<Element, (() => void) | undefined>();

/** Repeats the held input, once. From now on the island gets all input directly. */
const release = (island: Element) => {
  const held = islands.get(island);
  islands.set(island, undefined);
  island.removeAttribute('ssr');
  held?.();
};

const giveUp = (island: Element) => {
  island.setAttribute('failed', '');
  release(island);
};

/** Added to the URL of a component after a failure: Firefox remembers a failed import by its URL. */
let retry = '';

const load = async (island: Element) => {
  if (islands.has(island)) return;
  islands.set(island, undefined);
  const read = (name: string) => island.getAttribute(name) ?? '';
  try {
    const [component, renderer] = (await Promise.all(
      [read('component-url') + retry, read('renderer-url')].map((url) => import(/* @vite-ignore */ url)),
    )) as Loaded;
    // React hydrates asynchronously. useReady() dispatches this event when the handlers are attached.
    island.addEventListener('island:ready', () => {
      release(island);
    });
    await renderer.default(island)(component.default, JSON.parse(read('props')));
  } catch {
    giveUp(island);
    // The next touch loads again.
    retry += '?';
    islands.delete(island);
    island.removeAttribute('failed');
    island.setAttribute('ssr', '');
  }
};

// `island:load` is dispatched by other scripts, in an island that is needed now.
for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'submit', 'island:load'])
  addEventListener(
    type,
    (event) => {
      const target = event.target as HTMLElement;
      const island = target.closest('astro-island[ssr]');
      if (!island) return;
      void load(island);
      const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      const pressed = target.closest<HTMLElement>('button[type=button],[data-press]');
      const form = type === 'submit' && (target as HTMLFormElement);
      // Clicks with a modifier key open a tab or window: they are the browser's.
      if (!form && (type !== 'click' || !pressed || ctrlKey || metaKey || shiftKey || altKey)) return;
      event.preventDefault();
      event.stopPropagation();
      islands.set(island, () => {
        if (!form) pressed?.click();
        else if (island.hasAttribute('failed')) form.submit();
        else form.requestSubmit();
      });
      // A button does nothing without its script, however long that takes.
      if (form || pressed?.dataset.press !== undefined) setTimeout(giveUp, TIMEOUT, island);
    },
    true,
  );

// A link in the role of a button reacts to the space bar as buttons do.
addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.matches('a[role=button]')) return;
  event.preventDefault();
  target.click();
});

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

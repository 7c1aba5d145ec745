/**
 * The whole browser runtime of the islands, inlined once into each page that has one (`client:reach`).
 *
 * An island is HTML until the visitor touches it, focuses something in it, or scrolls to it; then its component and
 * React are fetched and take the HTML over. What was done meanwhile is not lost: typed text stays in the fields, a
 * press of a button or a sent form is held back and done again once the component is there. When the script cannot be
 * fetched (a deploy in between, a dead line) the browser goes on without it: the form is posted, the link followed.
 *
 * `client:reach="touch"` leaves out scrolling: for what is on the screen all the time.
 */
import type { ClientDirective } from 'astro';

type Hydrator = (
  element: HTMLElement,
) => (component: unknown, props: unknown, slots: object, options: { client: string }) => Promise<void> | void;
type Loaded = [component: Record<string, unknown>, renderer: { default: Hydrator }];

/** Astro writes props as [kind, value]; of its kinds, islands here use plain values and lists (0 and 1). */
type Encoded = [kind: 0, value: unknown] | [kind: 1, value: Encoded[]];

function decode([kind, value]: Encoded): unknown {
  if (kind === 1) return value.map(decode);
  return value && typeof value === 'object' ? decodeProps(value as Record<string, Encoded>) : value;
}

function decodeProps(props: Record<string, Encoded>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, decode(value)]));
}

class Island extends HTMLElement {
  connectedCallback() {
    let loading = false;
    let held: (() => void) | undefined;

    const attribute = (name: string) => this.getAttribute(name) ?? '';
    const touchOnly = (JSON.parse(attribute('opts')) as { value?: unknown }).value === 'touch';

    const load = async () => {
      if (loading) return;
      loading = true;
      try {
        if (attribute('before-hydration-url'))
          await import(/* @vite-ignore */ attribute('before-hydration-url'));
        const [component, renderer] = (await Promise.all(
          ['component-url', 'renderer-url'].map((name) => import(/* @vite-ignore */ attribute(name))),
        )) as Loaded;
        // The component says when its handlers are in place: React takes the HTML over in steps.
        this.addEventListener('island:ready', release, { once: true });
        await renderer.default(this)(
          component[attribute('component-export')],
          decodeProps(JSON.parse(attribute('props')) as Record<string, Encoded>),
          // What stands between an island's tags is HTML that its component keeps as it is: its text is not read again.
          { default: '-' },
          { client: 'reach' },
        );
      } catch {
        this.setAttribute('failed', '');
        release();
      }
    };

    const release = () => {
      this.removeAttribute('ssr');
      for (const type of events) this.removeEventListener(type, onEvent, true);
      held?.();
    };

    const onEvent = (event: Event) => {
      void load();
      const target = event.target as HTMLElement;
      const pressed = target.closest<HTMLElement>('button[type=button],[data-press]');
      if (event.type === 'click' && pressed) {
        hold(event, () => {
          pressed.click();
        });
      }
      if (event.type === 'submit') {
        const form = target as HTMLFormElement;
        hold(event, () => {
          if (this.hasAttribute('failed')) form.submit();
          else form.requestSubmit();
        });
      }
    };

    const hold = (event: Event, again: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      held = again;
    };

    const events = ['pointerover', 'pointerdown', 'focusin', 'click', 'submit'];
    for (const type of events) this.addEventListener(type, onEvent, true);

    const onScroll = () => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          void load();
        }
      });
      for (const child of this.children) observer.observe(child);
    };
    if (!touchOnly) addEventListener('scroll', onScroll, { once: true, passive: true });
  }
}

if (!customElements.get('astro-island')) customElements.define('astro-island', Island);

/** Astro calls this for each island; the element above does the work. */
const reach: ClientDirective = () => undefined;
export default reach;

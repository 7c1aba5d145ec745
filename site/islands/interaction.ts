/**
 * `client:interaction`: an island is plain HTML until the visitor touches it, focuses something in it, or scrolls to it
 * (`client:interaction="touch"` ignores scrolling). Then its script is fetched and hydrates it. The event `island:load`
 * loads an island at once. A press that came before the script is repeated; if the script does not come, the browser
 * follows the link or posts the form. Presses are clicks on buttons, and on links with `data-press`, which are buttons
 * once they are hydrated.
 */
import type { ClientDirective } from 'astro';
import { isPlainClick } from '../lib/is-plain-click.ts';
import { type Control, hydrateNow } from './hydrate-now.ts';

/** How long a link or form waits for its script. A plain button does nothing without it, and waits longer. */
const TIMEOUT_MS = 8000;

export default ((load, { value }, island) => {
  let pressed: Control | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let isLoading = false;
  let isRepeating = false;

  /** Astro removes the attribute when the script has come. */
  const isPlainHtml = () => island.hasAttribute('ssr');

  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      const hasFailed = island.toggleAttribute('failed', isPlainHtml());
      if (!hasFailed) pressed = hydrateNow(island, pressed);
      // After a failure, the next touch tries again.
      isLoading = !hasFailed;
      // React runs effects and recovers from errors in the next task.
      setTimeout(repeatPress);
    }
  };

  const holdPress = (control: Control) => {
    pressed?.removeAttribute('aria-disabled');
    pressed = control;
    if (control.type === 'submit') control.ariaDisabled = 'true';
    clearTimeout(timer);
    if (control.type !== 'button') timer = setTimeout(repeatPress, TIMEOUT_MS);
  };

  const repeatPress = () => {
    clearTimeout(timer);
    const control = pressed;
    pressed = undefined;
    control?.removeAttribute('aria-disabled');
    // Offline, a link would lead to the browser's error page.
    if (isPlainHtml() && control?.localName === 'a' && !navigator.onLine) return;
    isRepeating = true;
    control?.click();
    isRepeating = false;
  };

  const onEvent = (event: Event) => {
    if (isRepeating || !isPlainHtml()) return;
    void start();
    const control = (event.target as Element).closest<Control>('button,[data-press]');
    if (event.type !== 'click' || !control || !isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    holdPress(control);
  };

  const startWhenSeen = () => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start();
    });
    for (const child of island.children) observer.observe(child);
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'island:load'])
    island.addEventListener(type, onEvent, true);
  if (value !== 'touch') addEventListener('scroll', startWhenSeen, { once: true });
}) satisfies ClientDirective;

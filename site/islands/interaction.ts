/**
 * `client:interaction`: an island is plain HTML until the visitor touches it, focuses something in it, or scrolls to it. Then
 * its script is fetched and hydrates it. A press that came before is repeated; if the script does not come, the browser
 * follows the link or posts the form. Presses are clicks on buttons, and on links with `data-press`, which are buttons
 * once they are hydrated. The event `island:load` loads an island at once. `client:interaction="touch"` ignores scrolling.
 */
import type { ClientDirective } from 'astro';
import { isPlainClick } from '../features/shared/is-plain-click.ts';
/** Milliseconds that a link or form waits for its script. A plain button does nothing without it, and waits longer. */
const TIMEOUT = 8000;

export default ((load, { value }, island) => {
  let held: HTMLInputElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let isLoading = false;
  const select = (selector: string) => [...island.querySelectorAll<HTMLInputElement>(selector)];
  /** Repeats the held press, for the component or for the browser: offline, a link would lead to its error page. */
  const release = () => {
    clearTimeout(timer);
    held?.removeAttribute('aria-disabled');
    island.removeEventListener('click', onEvent, true);
    if (navigator.onLine || held?.type || !island.hasAttribute('ssr')) held?.click();
    island.addEventListener('click', onEvent, true);
    held = undefined;
  };
  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    const active = document.activeElement as HTMLInputElement;
    const { selectionStart: from, selectionEnd: to } = active;
    const controls = select('a,button,input,textarea').map((old) => {
      const kind = old.localName + (old.name && `[name=${old.name}]`);
      return { old, kind, index: select(kind).indexOf(old) };
    });
    await hydrate();
    // Astro removes `ssr`, unless the script did not come: then the next touch tries again.
    isLoading = !island.toggleAttribute('failed', island.hasAttribute('ssr'));
    // React empties an island that throws. Its HTML comes back and works as it does without JavaScript.
    new MutationObserver((changes) => {
      if (island.firstChild) return;
      island.append(...changes.flatMap(({ removedNodes }) => [...removedNodes]));
      for (const form of island.querySelectorAll('form')) form.noValidate = false;
      active.focus();
    }).observe(island, { childList: true });
    // React hydrates at once when an event arrives, and renders anew what a translator or password manager has changed.
    island.firstElementChild?.dispatchEvent(new Event('keyup', { bubbles: true }));
    for (const { old, kind, index } of controls) {
      const now = select(kind)[index];
      if (old.isConnected || !now) continue;
      Object.assign(now, { value: old.value || now.value, checked: old.checked });
      if (old === held) held = now;
      if (old === active) now.focus({ preventScroll: true });
      if (old === active && typeof from === 'number') now.setSelectionRange(from, to);
    }
    // React runs effects and recovers from errors in the next task.
    setTimeout(release);
  };
  const onEvent = (event: Event) => {
    if (!island.hasAttribute('ssr')) return;
    void start();
    const pressed = (event.target as Element).closest<HTMLInputElement>('button,[data-press]');
    if (event.type !== 'click' || !pressed || !isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    held?.removeAttribute('aria-disabled');
    held = pressed;
    if (held.type === 'submit') held.ariaDisabled = 'true';
    clearTimeout(timer);
    if (held.type !== 'button') timer = setTimeout(release, TIMEOUT);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'island:load'])
    island.addEventListener(type, onEvent, true);
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void start();
  });
  const onScroll = () => {
    for (const child of island.children) observer.observe(child);
  };
  if (value !== 'touch') addEventListener('scroll', onScroll, { once: true });
}) satisfies ClientDirective;

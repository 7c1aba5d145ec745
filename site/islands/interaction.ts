/**
 * `client:interaction`: an island is plain HTML until the visitor touches it, focuses something in it, or scrolls to it. Then
 * its script is fetched and hydrates it. A press that came before is repeated; if the script does not come, the browser
 * follows the link or posts the form. Presses are clicks on buttons, and on links with `data-press`, which are buttons
 * once they are hydrated. The event `island:load` loads an island at once. `client:interaction="touch"` ignores scrolling.
 */
import type { ClientDirective } from 'astro';
import { isPlainClick } from '../lib/is-plain-click.ts';

/** An input, or another control, which has some of the same properties. */
type Control = HTMLInputElement;

/** Milliseconds that a link or form waits for its script. A plain button does nothing without it, and waits longer. */
const TIMEOUT = 8000;

export default ((load, { value }, island) => {
  /** The pressed control. */
  let held: Control | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let isLoading = false;

  /** Astro removes the attribute when the script has come. */
  const isPlainHtml = () => island.hasAttribute('ssr');

  const hold = (control: Control) => {
    held?.removeAttribute('aria-disabled');
    held = control;
    if (held.type === 'submit') held.ariaDisabled = 'true';
    clearTimeout(timer);
    if (held.type !== 'button') timer = setTimeout(release, TIMEOUT);
  };

  /** Repeats the held press, for the component or for the browser: offline, a link would lead to its error page. */
  const release = () => {
    clearTimeout(timer);
    held?.removeAttribute('aria-disabled');
    island.removeEventListener('click', onEvent, true);
    if (navigator.onLine || held?.type || !isPlainHtml()) held?.click();
    island.addEventListener('click', onEvent, true);
    held = undefined;
  };

  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    const restoreControls = rememberControls(island);
    await hydrate();
    // If the script did not come, the next touch tries again.
    isLoading = !island.toggleAttribute('failed', isPlainHtml());
    restoreWhenEmptied(island);
    // React hydrates at once when an event arrives.
    island.firstElementChild?.dispatchEvent(new Event('keyup', { bubbles: true }));
    restoreControls((old, now) => {
      if (old === held) held = now;
    });
    // React runs effects and recovers from errors in the next task.
    setTimeout(release);
  };

  const onEvent = (event: Event) => {
    if (!isPlainHtml()) return;
    void start();
    const pressed = (event.target as Element).closest<Control>('button,[data-press]');
    if (event.type !== 'click' || !pressed || !isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    hold(pressed);
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

/**
 * Remembers the controls of an island. The returned function restores input, focus and selection in those that React has
 * rendered anew, because a translator or password manager had changed them.
 */
function rememberControls(island: Element) {
  const select = (selector: string) => [...island.querySelectorAll<Control>(selector)];
  const active = document.activeElement as Control;
  const { selectionStart: from, selectionEnd: to } = active;
  const controls = select('a,button,input,textarea').map((old) => {
    const kind = old.localName + (old.name && `[name=${old.name}]`);
    return { old, kind, index: select(kind).indexOf(old) };
  });
  return (onReplaced: (old: Control, now: Control) => void) => {
    for (const { old, kind, index } of controls) {
      const now = select(kind)[index];
      if (old.isConnected || !now) continue;
      Object.assign(now, { value: old.value || now.value, checked: old.checked });
      onReplaced(old, now);
      if (old !== active) continue;
      now.focus({ preventScroll: true });
      if (typeof from === 'number') now.setSelectionRange(from, to);
    }
  };
}

/** React empties an island that throws. Its HTML comes back and works as it does without JavaScript. */
function restoreWhenEmptied(island: Element): void {
  const active = document.activeElement as HTMLElement;
  new MutationObserver((changes) => {
    if (island.firstChild) return;
    island.append(...changes.flatMap(({ removedNodes }) => [...removedNodes]));
    for (const form of island.querySelectorAll('form')) form.noValidate = false;
    active.focus();
  }).observe(island, { childList: true });
}

/** An input, or another control, which has some of the same properties. */
export type Control = HTMLInputElement;

/**
 * Makes React hydrate an island at once, and keeps what the visitor did in it. Where a translator or password manager has
 * changed the HTML, React renders it anew: what was typed, the focus and the selection move to the new controls.
 * @param pressed a control of the island; returns the one that is in its place now
 */
export function hydrateNow(island: Element, pressed: Control | undefined): Control | undefined {
  const select = (selector: string) => [...island.querySelectorAll<Control>(selector)];
  const controls = select('a,button,input,textarea').map((control) => {
    const selector = control.localName + (control.name && `[name="${control.name}"]`);
    return { control, selector, index: select(selector).indexOf(control) };
  });
  const active = document.activeElement as Control;
  const { selectionStart: from, selectionEnd: to } = active;
  restoreWhenEmptied(island);
  // React hydrates when it has time, but before any event that visitors cause ("selective hydration").
  island.firstElementChild?.dispatchEvent(new Event('keyup'));

  for (const { control: old, selector, index } of controls) {
    const control = select(selector)[index];
    if (!control || control === old) continue;
    if (old.value) control.value = old.value;
    if (old.checked) control.checked = true;
    if (old === pressed) pressed = control;
    if (old !== active) continue;
    control.focus({ preventScroll: true });
    if (typeof from === 'number') control.setSelectionRange(from, to);
  }
  return pressed;
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

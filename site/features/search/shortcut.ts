/** Name in localStorage of the switch for the `/` shortcut. */
const SETTING = 'slash';

// localStorage throws where the visitor blocks storage.

export function isShortcutEnabled(): boolean {
  try {
    return !localStorage.getItem(SETTING);
  } catch {
    return true;
  }
}

export function storeShortcut(enabled: boolean): void {
  try {
    if (enabled) localStorage.removeItem(SETTING);
    else localStorage.setItem(SETTING, 'off');
  } catch {
    return;
  }
}

/**
 * Opens the search by the key `/`, except with a modifier key, in an editable field, and while a dialog or the menu is
 * open. Part of an inline script.
 */
export function openByShortcut(): void {
  addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
    if (target.isContentEditable || target.matches('input,textarea,select')) return;
    if (document.querySelector('dialog[open],body>[inert]') || !isShortcutEnabled()) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('#search')?.click();
  });
}

/**
 * Opens the search by the key `/`, except with a modifier key, in an editable field, and while a dialog or the menu is
 * open. Part of an inline script. WCAG 2.2, 2.1.4 requires that
 * a single-key shortcut can be turned off: the dialog has a switch, stored as `slash`.
 */
export function openBySlash(): void {
  addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
    if (target.isContentEditable || target.matches('input,textarea,select')) return;
    if (document.querySelector('dialog[open],body>[inert]')) return;
    let off;
    try {
      off = localStorage.slash as unknown;
    } catch {
      off = false;
    }
    if (off) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('#search')?.click();
  });
}

/**
 * Opens the search by the key `/`, except where somebody types. Written into the page as its source text, so it may use
 * nothing from outside of itself, and every byte counts. A single key must be possible to turn off (WCAG 2.2, 2.1.4):
 * the search has a switch for it, which it keeps as `slash` in the browser's storage.
 */
export function openBySlash(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || (event.target as Element).matches('input,textarea') || localStorage.slash)
      return;
    event.preventDefault();
    document.querySelector<HTMLElement>('#search')?.click();
  });
}

/** A tab that is not shown paints nothing: there the wait ends after this many milliseconds. */
const PATIENCE = 100;

/**
 * Resolves once the press that is being handled has been painted. What takes a slow phone a tenth of a second (a dialog
 * over the page, the large picture, the form's errors) waits for it: the button answers the finger at once, and the
 * rest follows in the next frame.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
    setTimeout(resolve, PATIENCE);
  });
}

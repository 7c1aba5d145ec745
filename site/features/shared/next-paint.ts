/** Hidden tabs do not paint: there the wait ends after this many milliseconds. */
const TIMEOUT = 100;

/** Resolves after the next paint. Wait for it before slow work, so that the browser shows the pressed button first. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
    setTimeout(resolve, TIMEOUT);
  });
}

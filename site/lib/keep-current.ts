/** Time between two updates. */
const INTERVAL_MS = 20_000;

/**
 * Calls `update` once an element that matches comes near the screen, and every 20 seconds from then on. It waits until then
 * because the first time zone lookup takes a slow phone 100 ms. Part of inline scripts.
 */
export function keepCurrent(selector: string, update: (element: HTMLElement, now: Date) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const run = () => update(element, new Date());
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
        setInterval(run, INTERVAL_MS);
      },
      { rootMargin: '50%' },
    ).observe(element);
  }
}

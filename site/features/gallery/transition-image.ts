/** Name under which the browser follows a picture from one place to another (Lightbox.css says how). */
const NAME = 'viewed';

/**
 * Makes a change of the page during which one picture becomes another: it grows out of its place, or returns to it.
 * Where the browser has no view transitions, or the visitor wants less motion, the change is simply made.
 * `change` gives the picture that `from` turns into, or nothing when it is out of sight.
 */
export async function transitionImage(
  from: HTMLElement | undefined,
  change: () => Promise<HTMLElement | undefined> | HTMLElement | undefined,
): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await change();
    return;
  }
  let to: HTMLElement | undefined;
  if (from) from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    to = await change();
    if (from) from.style.viewTransitionName = '';
    if (to) to.style.viewTransitionName = NAME;
  });
  // Refused when another one begins, or the window is hidden: the change is made all the same.
  transition.ready.catch(() => undefined);
  await transition.finished.catch(() => undefined);
  if (to) to.style.viewTransitionName = '';
}

/** Whether some of an element is on the screen. */
export function isInViewport(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

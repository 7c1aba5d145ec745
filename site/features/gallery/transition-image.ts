/** View transition name, styled in Lightbox.css. */
const NAME = 'viewed';

/**
 * Changes the page with a view transition from one picture to another; without a transition where the browser has none,
 * or the visitor prefers reduced motion.
 * @param change makes the change and returns the picture that `from` turns into, or undefined when it is not visible
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
  // Rejected when another transition starts or the window is hidden; the change is made all the same.
  transition.ready.catch(() => undefined);
  await transition.finished.catch(() => undefined);
  if (to) to.style.viewTransitionName = '';
}

/** Whether any part of an element is in the viewport. */
export function isInViewport(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

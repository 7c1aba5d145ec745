/** View transition name, styled in Lightbox.css. */
const NAME = 'viewed';

let named: HTMLElement | undefined;

/** Names one element at a time: a transition that interrupts another must not find the name twice. */
function setName(element: HTMLElement | undefined): void {
  if (named) named.style.viewTransitionName = '';
  if (element) element.style.viewTransitionName = NAME;
  named = element;
}

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
  setName(from);
  const transition = document.startViewTransition(async () => {
    to = await change();
    setName(to);
  });
  // Rejected when another transition starts or the window is hidden; the change is made all the same.
  transition.ready.catch(() => undefined);
  await transition.finished.catch(() => undefined);
  if (named === to) setName(undefined);
}

/** Whether any part of an element is in the viewport. */
export function isInViewport(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

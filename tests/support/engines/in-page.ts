/** Functions that are sent into the page as text: each must stand on its own. */
import { type Point } from './engine.ts';

export interface Wanted {
  readonly selector: string;
  /** Part of its text or its label. */
  readonly words?: string | undefined;
}

/** The texts of all that match and can be seen. */
export function shown({ selector, words = '' }: Wanted): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    })
    .map((element) => element.innerText)
    .filter((text) => text.includes(words));
}

/** The middle of the first that matches, in the viewport with nothing lying over it; else what is wrong, in words. */
export function find({ selector, words = '' }: Wanted): Point | string {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => {
    const { width, height } = one.getBoundingClientRect();
    const label = one.ariaLabel ?? one.innerText;
    return width > 0 && height > 0 && label.includes(words) && getComputedStyle(one).visibility === 'visible';
  });
  if (!element) return 'nothing like it can be seen';
  // Nobody aims at what is still growing into its place; at its beginning the browser takes no press at all.
  const growing = ':active-view-transition';
  if (CSS.supports(`selector(${growing})`) && document.documentElement.matches(growing))
    return 'the page is on its way to its new look';
  // A link over two lines is not where its box's middle is.
  const middle = () => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  };
  const hit = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y);
    return element.contains(top) ? undefined : `over it lies ${top?.outerHTML.slice(0, 120) ?? 'the edge'}`;
  };
  if (hit(middle()) !== undefined) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return hit(middle()) ?? middle();
}

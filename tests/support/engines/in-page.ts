/** Functions that run in the page: each is sent as source text, so it uses nothing from this file. */
import { type Point } from './browser.ts';

export interface Target {
  readonly selector: string;
  /** Part of the element's text or label. */
  readonly text?: string;
}

/** The texts of all visible matches. */
export function visibleTexts({ selector, text = '' }: Target): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    })
    .map((element) => element.innerText)
    .filter((content) => content.includes(text));
}

/** The center of the first visible match, scrolled into view; a string says why it cannot be clicked yet. */
export function findClickable({ selector, text = '' }: Target): Point | string {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => {
    const { width, height } = one.getBoundingClientRect();
    const label = one.ariaLabel ?? one.innerText;
    return width > 0 && height > 0 && label.includes(text) && getComputedStyle(one).visibility === 'visible';
  });
  if (!element) return 'not visible';
  // Browsers drop clicks at the start of a view transition.
  const transition = ':active-view-transition';
  if (CSS.supports(`selector(${transition})`) && document.documentElement.matches(transition))
    return 'the page is in a view transition';
  const center = () => {
    // The first line's box: the middle of a link that wraps may lie outside the link.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  };
  const coveredBy = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y);
    return element.contains(top)
      ? undefined
      : `covered by ${top?.outerHTML.slice(0, 120) ?? 'the viewport edge'}`;
  };
  if (coveredBy(center()) !== undefined) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return coveredBy(center()) ?? center();
}

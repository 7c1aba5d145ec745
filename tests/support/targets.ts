/** How large what can be pressed is, as a finger finds it: not by its box but by what a press would reach. */
import { type Page } from 'playwright-core';

/** Pixels of CSS. WCAG 2.2: 2.5.5 (AAA) for what matters, 2.5.8 (AA) for the rest. */
const FINGER = 44;
const LEAST = 24;

/** Beside the way, in lists of links: large enough when nobody presses the neighbour by mistake. */
const LESSER = '.foot a:not(address a), .crumbs a, .article-contents a, .prose :is(h2, h3, h4) > a';

/**
 * What is too small on the page as it is: every link, button and field that can be seen, but for links within a
 * sentence, which are as high as its line.
 */
export function tooSmall(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ finger, least, lesser, root }) => {
      const CONTROLS = 'a[href], button, input, textarea, summary, [role=button], [tabindex="0"]';

      const isInSentence = (element: HTMLElement) => {
        if (getComputedStyle(element).display !== 'inline') return false;
        let line = element.parentElement;
        while (line && getComputedStyle(line).display === 'inline') line = line.parentElement;
        const around = line?.innerText.replace(element.innerText, '') ?? '';
        return /\p{L}/u.test(around);
      };

      /** The largest of the two squares around the middle that is wholly the element's own. */
      const reach = (element: HTMLElement): number => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (across: number, down: number) => {
          const hit = document.elementFromPoint(x + across, y + down);
          return element.contains(hit) || hit?.closest('label')?.control === element;
        };
        const isOwn = (size: number) => {
          // The last pixel of a side may be shared.
          const half = size / 2 - 1;
          return isHit(0, -half) && isHit(0, half) && isHit(-half, 0) && isHit(half, 0);
        };
        if (isOwn(finger)) return finger;
        return isOwn(least) ? least : 0;
      };

      return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter(
          (element) =>
            element.closest(root) &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('.form__trap, .skip') &&
            !isInSentence(element),
        )
        .flatMap((element) => {
          const size = reach(element);
          if (size >= (element.matches(lesser) ? least : finger)) return [];
          const name = [element.innerText, element.ariaLabel, element.id].find((text) => text);
          return [
            `${element.tagName} ${element.className} "${name ?? ''}": less than ${String(size ? finger : least)}`,
          ];
        });
    },
    { finger: FINGER, least: LEAST, lesser: LESSER, root: within },
  );
}

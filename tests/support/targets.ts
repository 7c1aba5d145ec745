/** Finds touch targets that are too small, by hit testing rather than by their boxes. */
import { type Page } from 'playwright-core';

/** CSS pixels. Source: WCAG 2.2, 2.5.5 (AAA). */
const ENHANCED = 44;
/** CSS pixels, for secondary links. Source: WCAG 2.2, 2.5.8 (AA). */
const MINIMUM = 24;

/** Secondary links in lists. */
const SECONDARY = '.footer a:not(address a), .crumbs a, .article-contents a, .prose :is(h2, h3, h4) > a';

/** Visible links, buttons and fields that are too small. Links within a sentence are exempt. */
export function tooSmall(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ enhanced, minimum, secondary, root }) => {
      const CONTROLS = 'a[href], button, input, textarea, summary, [role=button], [tabindex="0"]';

      const isInSentence = (element: HTMLElement) => {
        if (getComputedStyle(element).display !== 'inline') return false;
        let line = element.parentElement;
        while (line && getComputedStyle(line).display === 'inline') line = line.parentElement;
        const around = line?.innerText.replace(element.innerText, '') ?? '';
        return /\p{L}/u.test(around);
      };

      /** The larger of the two sizes whose square around the center belongs to the element; 0 for neither. */
      const reach = (element: HTMLElement): number => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (across: number, down: number) => {
          const hit = document.elementFromPoint(x + across, y + down);
          return element.contains(hit) || hit?.closest('label')?.control === element;
        };
        const isOwn = (size: number) => {
          // The outermost pixel may belong to a neighbor.
          const half = size / 2 - 1;
          return isHit(0, -half) && isHit(0, half) && isHit(-half, 0) && isHit(half, 0);
        };
        if (isOwn(enhanced)) return enhanced;
        return isOwn(minimum) ? minimum : 0;
      };

      return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter(
          (element) =>
            element.closest(root) &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('.form__honeypot, .skip') &&
            !isInSentence(element),
        )
        .flatMap((element) => {
          const size = reach(element);
          if (size >= (element.matches(secondary) ? minimum : enhanced)) return [];
          const name = [element.innerText, element.ariaLabel, element.id].find((text) => text);
          return [
            `${element.tagName} ${element.className} "${name ?? ''}": less than ${String(size ? enhanced : minimum)}`,
          ];
        });
    },
    { enhanced: ENHANCED, minimum: MINIMUM, secondary: SECONDARY, root: within },
  );
}

/** Finds touch targets that are too small, by hit testing rather than by their boxes. */
import type { Page } from 'playwright-core';

/** CSS pixels. Source: WCAG 2.2, 2.5.5 (AAA). axe looks for the 24 pixels of 2.5.8 (AA). */
const SIZE = 44;

/** Secondary links in lists, for which 24 pixels are enough. */
const SECONDARY = '.footer a:not(address a), .breadcrumbs a, .article-contents a, .prose :is(h2, h3, h4) > a';

/** Visible links, buttons and fields that are too small. Links within a sentence are exempt. */
export function tooSmall(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ size, secondary, root }) => {
      const CONTROLS = 'a[href], button, input, textarea, summary, [role=button], [tabindex="0"]';

      const isInSentence = (element: HTMLElement) => {
        if (getComputedStyle(element).display !== 'inline') return false;
        let line = element.parentElement;
        while (line && getComputedStyle(line).display === 'inline') line = line.parentElement;
        const around = line?.innerText.replace(element.innerText, '') ?? '';
        return /\p{L}/u.test(around);
      };

      /** Whether the square around the center belongs to the element. */
      const isLarge = (element: HTMLElement) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const isHit = (across: number, down: number) => {
          const hit = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down);
          return element.contains(hit) || hit?.closest('label')?.control === element;
        };
        // The outermost pixel may belong to a neighbor.
        const half = size / 2 - 1;
        return isHit(0, -half) && isHit(0, half) && isHit(-half, 0) && isHit(half, 0);
      };

      return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter(
          (element) =>
            element.closest(root) &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('.contact-form__honeypot, .skip') &&
            !element.matches(secondary) &&
            !isInSentence(element) &&
            !isLarge(element),
        )
        .map((element) => {
          const name = [element.innerText, element.ariaLabel, element.id].find((text) => text);
          return `${element.tagName} ${element.className} "${name ?? ''}": less than ${String(size)} px`;
        });
    },
    { size: SIZE, secondary: SECONDARY, root: within },
  );
}

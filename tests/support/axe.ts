/** Runs axe with every rule of WCAG 2.0 to 2.2 (A to AAA) and its best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import { type Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without thresholds, the enhanced rule leaves ratios below 4.5 (large text 3) to `color-contrast`, which is off here. */
const STRICTER = {
  'color-contrast-enhanced': {
    options: { contrastRatio: { normal: { minThreshold: null }, large: { minThreshold: null } } },
  },
};

/** axe's types lack `checks`. */
type Options = axe.RunOptions & { checks: typeof STRICTER };

const EVERY_RULE: Options = {
  checks: STRICTER,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag21aaa', 'wcag22aa', 'best-practice'],
  rules: {
    // Implied by the enhanced rule, which is off by default.
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
  },
  resultTypes: ['violations', 'incomplete'],
};
const CONTRAST: Options = {
  checks: STRICTER,
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
  resultTypes: ['violations', 'incomplete'],
};

/** Results that axe cannot decide, reviewed by hand: docs/ACCESSIBILITY.md has the conclusions. */
const REVIEWED = new Set([
  ...['bgGradient', 'bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'],
  ...['emptyValue', 'imgNode', 'pseudoContent', 'shortTextContent'],
]);

type Palette = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** With `prefers-contrast: more`. */
export const MORE_CONTRAST: readonly Palette[] = [
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
];

/** Defines axe in the page. Evaluated by the debugger, so the Content-Security-Policy does not apply. */
export const injectAxe = (page: Page): Promise<unknown> => page.evaluate(AXE);

/** Violations on the page or within a part of it, one line each. */
async function findViolations(page: Page, rules: axe.RunOptions, within?: string): Promise<string[]> {
  const { found, undecided } = await page.evaluate(
    async ({ options, part }) => {
      const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run(
        part ?? document,
        options,
      );
      return {
        found: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        ),
        undecided: incomplete.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any }) => {
            const [first] = any as { data?: { messageKey?: string } | null }[];
            return { id, reason: first?.data?.messageKey ?? '', target: target.join(' ') };
          }),
        ),
      };
    },
    { options: rules, part: within },
  );
  const isReviewed = (id: string, reason: string) => id === 'color-contrast-enhanced' && REVIEWED.has(reason);
  const unreviewed = undecided.filter(({ id, reason }) => !isReviewed(id, reason));
  return [...found, ...unreviewed.map((one) => `needs review: ${Object.values(one).join(' ')}`)];
}

/** Violations of contrast in some palettes. Leaves the page in the light palette. */
export async function contrastViolations(
  page: Page,
  palettes: readonly Palette[],
  within?: string,
): Promise<string[]> {
  const flaws: string[] = [];
  for (const palette of palettes) {
    await page.emulateMedia(palette);
    const found = await findViolations(page, CONTRAST, within);
    flaws.push(...found.map((line) => `${Object.values(palette).join(' ')}: ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  return flaws;
}

/** Violations in the light palette, and of contrast in the dark one. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  const flaws = await contrastViolations(page, [{ colorScheme: 'dark' }], within);
  return [...flaws, ...(await findViolations(page, EVERY_RULE, within))];
}

/** Runs axe with every rule of WCAG 2.0 to 2.2 (A to AAA) and its best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ANY = { minThreshold: null };
const CONTRAST = {
  // Without thresholds, the enhanced rule leaves ratios below 4.5 (large text 3) to `color-contrast`, which is off here.
  checks: { 'color-contrast-enhanced': { options: { contrastRatio: { normal: ANY, large: ANY } } } },
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
  resultTypes: ['violations', 'incomplete'],
} satisfies axe.RunOptions & { checks: object };
const EVERY_RULE: axe.RunOptions = {
  ...CONTRAST,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag21aaa', 'wcag22aa', 'best-practice'],
  rules: {
    // Implied by the enhanced rule, which is off by default.
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
  },
};

/** Results that axe cannot decide, reviewed by hand: docs/ACCESSIBILITY.md has the conclusions. */
const REVIEWED = new Set([
  ...['bgGradient', 'bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'],
  ...['emptyValue', 'imgNode', 'pseudoContent', 'shortTextContent'],
]);

/** Violations on the page or within a part of it, one line each. */
async function findViolations(page: Page, options: axe.RunOptions, within?: string): Promise<string[]> {
  // Evaluated by the debugger, so the Content-Security-Policy does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations, incomplete } = await page.evaluate(
    ([part, rules]) => (window as unknown as { axe: typeof axe }).axe.run(part ?? document, rules),
    [within, options] as const,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  const undecided = incomplete.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any: [check] }) => {
      const reason = (check?.data as { messageKey?: string } | null)?.messageKey ?? '';
      const isReviewed = id === 'color-contrast-enhanced' && REVIEWED.has(reason);
      return isReviewed ? [] : `needs review: ${id} ${reason} ${target.join(' ')}`;
    }),
  );
  return [...found, ...undecided.flat()];
}

/** Violations in the light palette, and of contrast in the dark one. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findViolations(page, CONTRAST, within);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...dark.map((line) => `dark: ${line}`), ...(await findViolations(page, EVERY_RULE, within))];
}

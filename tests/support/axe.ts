/** axe on a page: every rule of WCAG 2.0 to 2.2, A to AAA, and of good practice. What axe cannot judge is looked through too. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import { type BrowserContext, type Page } from 'playwright-core';

/** The short form is read in half the time of the one that a module gets. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The stricter rule leaves what has less than 4.5 to 1 (large letters 3), and what it cannot judge, to the other one: told
 * here to take it all.
 */
const STRICTER = {
  'color-contrast-enhanced': {
    options: { contrastRatio: { normal: { minThreshold: null }, large: { minThreshold: null } } },
  },
};

/** axe's own types leave `checks` out. */
type Options = axe.RunOptions & { checks: typeof STRICTER };

const EVERY_RULE: Options = {
  checks: STRICTER,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag21aaa', 'wcag22aa', 'best-practice'],
  // Off by default, as all of level AAA.
  rules: {
    // What has 7 to 1 (large letters 4.5) has 4.5 (3) as well: asked once, the stricter way.
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'meta-refresh-no-exceptions': { enabled: true },
  },
  resultTypes: ['violations', 'incomplete'],
};
const COLOURS: Options = {
  checks: STRICTER,
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
  resultTypes: ['violations', 'incomplete'],
};

/** What axe leaves to people, looked through once for each kind: docs/ACCESSIBILITY.md says with what verdict. */
const LOOKED_THROUGH = new Set(
  [
    'bgGradient',
    'bgOverlap',
    'elmPartiallyObscured',
    'elmPartiallyObscuring',
    'imgNode',
    'pseudoContent',
    'shortTextContent',
  ].map((key) => `color-contrast-enhanced ${key}`),
);

/** Where a page has axe packed: read when it is called, not when the page is. */
const PACKED = 'bringAxe';

/**
 * Gives axe to a visitor who goes through many pages: every page of theirs from now on has it packed. Handing half a
 * megabyte to each page takes a tenth of a second more.
 */
export async function packAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(`Object.defineProperty(window, '${PACKED}', { value: () => {${AXE}\n} })`);
}

/** Brings axe into the page: by the debugger's door, past the Content-Security-Policy. */
export async function bringAxe(page: Page): Promise<void> {
  const unpacked = await page.evaluate((name) => {
    const unpack = (window as unknown as Record<string, (() => void) | undefined>)[name];
    unpack?.();
    return unpack !== undefined;
  }, PACKED);
  if (!unpacked) await page.evaluate(AXE);
}

/** What breaks a rule now, one line each, on the page or within a part of it. */
async function breaches(page: Page, rules: axe.RunOptions, within?: string): Promise<string[]> {
  const { broken, open } = await page.evaluate(
    async ({ options, part }) => {
      const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run(
        part ?? document,
        options,
      );
      return {
        broken: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        ),
        open: incomplete.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any }) => {
            const [first] = any as { data?: { messageKey?: string } | null }[];
            return { kind: `${id} ${first?.data?.messageKey ?? ''}`, target: target.join(' ') };
          }),
        ),
      };
    },
    { options: rules, part: within },
  );
  const unseen = open.filter(({ kind }) => !LOOKED_THROUGH.has(kind));
  return [...broken, ...unseen.map(({ kind, target }) => `to be looked at: ${kind}: ${target}`)];
}

/** What breaks a rule by day, or in the colours of the evening. The page is left in those of the day. */
export async function breachesByDayAndEvening(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const evening = (await breaches(page, COLOURS, within)).map((line) => `in the evening: ${line}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(await breaches(page, EVERY_RULE, within)), ...evening];
}

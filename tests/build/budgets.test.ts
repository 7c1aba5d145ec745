import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { BUDGETS } from '../../tools/budgets.ts';
import { budgetError, brotli, partsOf } from '../../tools/page-parts.ts';
import { allRoutes } from '../../tools/routes.ts';
import { builtHtml, builtPage, DIST } from '../support/built-pages.ts';
import { islandScripts } from '../support/island-scripts.ts';

const routes = [...allRoutes(), '/404'];

/** Memoized, because most pages share most of their scripts. */
const scripts = new Map<string, { text: string; bytes: number }>();
function readScript(file: string) {
  const text = readFileSync(join(DIST, '_astro', file), 'utf8');
  const script = scripts.get(file) ?? { text, bytes: brotli(text) };
  scripts.set(file, script);
  return script;
}
const scriptsOf = (route: string) => [...islandScripts(builtPage(route), (file) => readScript(file).text)];

describe.each(routes)('%s', (route) => {
  const html = builtHtml(route);
  const $ = builtPage(route);

  /** @param causes called only when the budget is exceeded */
  function within(
    what: string,
    bytes: number,
    limit: number,
    causes: () => Iterable<readonly [string, number]>,
  ) {
    expect(
      bytes,
      bytes > limit ? budgetError(route, what, bytes, limit, causes()) : what,
    ).toBeLessThanOrEqual(limit);
  }

  test('stays within the budget for HTML', () => {
    const limit = route.startsWith('/blog/') ? BUDGETS.articleHtml : BUDGETS.html;
    within('HTML', brotli(html), limit, () => partsOf(html));
  });

  test('requests nothing that blocks its first paint', () => {
    expect($('link[rel=stylesheet], script[src]:not([type=module])')).toHaveLength(0);
  });

  test('stays within the budget for inline scripts', () => {
    const codes = $('script:not([src], [type^="application/"], [type=speculationrules])')
      .toArray()
      .map((script) => $(script).text());
    within('inline script', brotli(codes.join('\n')), BUDGETS.inlineScript, () =>
      codes.map((code) => [`${code.slice(0, 40)}…`, brotli(code)]),
    );
  });

  test('stays within the budget for the scripts of its islands', () => {
    const sizes = scriptsOf(route).map((file) => [file, readScript(file).bytes] as const);
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    within('script files', bytes, BUDGETS.script, () => sizes);
  });
});

test('the budget for scripts counts components, what they import, and React', () => {
  const files = scriptsOf('/').join(' ');
  for (const name of ['Testimonials', 'QuoteButton', 'QuoteDialog', 'ContactForm', 'client'])
    expect(files).toContain(`${name}.`);
});

test('the preloaded fonts stay within their budget', () => {
  const fonts = builtPage('/')('link[rel=preload][as=font]').toArray();
  const bytes = fonts.reduce((sum, { attribs }) => sum + statSync(join(DIST, attribs.href ?? '')).size, 0);
  expect(fonts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.fonts);
});

test('every text file is also compressed', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|css|js|svg|json|xml|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(40);
  for (const file of texts) expect(files).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]));
});

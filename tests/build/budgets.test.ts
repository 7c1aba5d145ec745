import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { readBuiltSite } from '../../server/http/built-site.ts';
import { BUDGETS } from '../../tools/budgets.ts';
import { ALL_ROUTES, builtPage, DIST, flawsOf, valuesOf } from '../support/built-pages.ts';

const excess = (what: string, bytes: number, limit: number) =>
  bytes <= limit ? [] : [`${what}: found ${bytes} bytes, expected at most ${limit} (tools/budgets.ts)`];

test('the HTML of every page, with its headers, stays within its budget', () => {
  const { files } = readBuiltSite(DIST);
  const wrong = flawsOf((route) => {
    const answer = files.get(route)?.br;
    const headers = Object.entries(answer?.headers ?? {}).map((header) => `${header.join(': ')}\r\n`);
    const bytes = (answer?.body.length ?? Infinity) + headers.join('').length;
    const limit = route.startsWith('/blog/') ? BUDGETS.articleHtml : BUDGETS.html;
    return excess('HTML and headers', bytes, limit);
  });
  expect(wrong).toEqual([]);
});

test('one stylesheet below the first screen is all that a page requests for its layout', () => {
  const blocking = 'head link[rel=stylesheet], script[src]:not([type=module], [async], [defer])';
  const wrong = flawsOf((route) => {
    const sheets = valuesOf(route, 'body link[rel=stylesheet]', 'href');
    const bytes = sheets.reduce((sum, href) => sum + statSync(join(DIST, `${href}.br`)).size, 0);
    return [
      ...builtPage(route)(blocking).toArray().map(String),
      ...(sheets.length === 1 ? [] : [`found ${String(sheets.length)} stylesheets, expected one`]),
      // Otherwise Firefox shows what follows before its styles have come.
      ...(builtPage(route)('body link[rel=stylesheet] + script:not([src], [type])').text().trim()
        ? []
        : ['found no script that waits for the stylesheet']),
      ...excess('stylesheet', bytes, BUDGETS.stylesheet),
    ];
  }, ALL_ROUTES);
  expect(wrong).toEqual([]);
});

/** Class names in the selectors of a stylesheet. */
const classesIn = (css: string) =>
  [...css.matchAll(/\.((?:[a-z_]|\\.)[\w-]*)(?=[^{}]*\{)/giu)].map(([, name = '']) => name);

test('every page has the styles of all its classes', () => {
  const sheetsOf = (route: string) => {
    const links = valuesOf(route, 'link[rel=stylesheet]', 'href');
    const inline = builtPage(route)('style').text();
    return new Set(
      classesIn([inline, ...links.map((href) => readFileSync(join(DIST, href), 'utf8'))].join('\n')),
    );
  };
  const styled = new Set(ALL_ROUTES.flatMap((route) => [...sheetsOf(route)]));
  const wrong = flawsOf((route) => {
    const own = sheetsOf(route);
    const used = new Set(valuesOf(route, '[class]', 'class').flatMap((names) => names.split(/\s+/u)));
    return [...used]
      .filter((name) => styled.has(name) && !own.has(name))
      .map((name) => `.${name} has no style`);
  }, ALL_ROUTES);
  expect(wrong).toEqual([]);
});

test('the inline scripts of every page stay within their budget', () => {
  const wrong = flawsOf((route) => {
    const scripts = 'script:not([src], [type^="application/"], [type=speculationrules])';
    const bytes = brotliCompressSync(builtPage(route)(scripts).text()).length;
    return excess('inline script', bytes, BUDGETS.inlineScript);
  }, ALL_ROUTES);
  expect(wrong).toEqual([]);
});

test('all scripts together, and the preloaded fonts, stay within the budget of a page', () => {
  const scripts = globSync(join(DIST, '_astro/*.js.br'));
  const fonts = valuesOf('/', 'link[rel=preload][as=font]', 'href').map((href) => join(DIST, href));
  const bytesOf = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytesOf(scripts)).toBeGreaterThan(10_000);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(BUDGETS.script);
  expect(fonts.length).toBeGreaterThan(0);
  expect(bytesOf(fonts)).toBeLessThanOrEqual(BUDGETS.fonts);
});

test('every text file is also compressed', () => {
  const files = new Set(readdirSync(DIST, { recursive: true, encoding: 'utf8' }));
  const texts = [...files].filter((file) => /\.(?:html|css|js|svg|json|xml|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual([]);
});

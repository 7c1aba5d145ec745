import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { scriptFiles } from '../../site/build/first-flight/script-files.ts';
import { BUDGETS } from '../../tools/budgets.ts';
import { allRoutes } from '../../tools/routes.ts';

const DIST = 'dist';
const routes = [...allRoutes(), '/404'];

function html(route: string): string {
  return readFileSync(join(DIST, `${route === '/' ? '/index' : route}.html`), 'utf8');
}

function brotli(text: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}

function inlineScripts(page: string): string {
  const scripts = [...page.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)];
  return scripts
    .filter(({ groups }) => !/type="(?:application\/|speculationrules)/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '')
    .join('\n');
}

/** Most pages share most of their scripts: each is compressed once. */
const scriptSizes = new Map<string, number>();
function scriptSize(file: string): number {
  const size = scriptSizes.get(file) ?? brotli(readScript(file));
  scriptSizes.set(file, size);
  return size;
}

const readScript = (file: string) => readFileSync(join(DIST, '_astro', file), 'utf8');

describe.each(routes)('%s', (route) => {
  const page = html(route);

  test('fits into its first flight', () => {
    const isArticle = route.startsWith('/blog/');
    expect(brotli(page)).toBeLessThanOrEqual(isArticle ? BUDGETS.articleHtml : BUDGETS.html);
  });

  test('asks for nothing that blocks its first paint', () => {
    // Styles for paper: fetched after everything else.
    expect(page).not.toMatch(/<link(?![^>]* media="print")[^>]+rel="?stylesheet/);
    expect(page).not.toMatch(/<script(?![^>]*type="(?:module|application\/))[^>]*\ssrc=/);
  });

  test('keeps its inline script small', () => {
    expect(brotli(inlineScripts(page))).toBeLessThanOrEqual(BUDGETS.inlineScript);
  });

  test('keeps its islands small', () => {
    const bytes = [...scriptFiles(page, readScript)].reduce((sum, file) => sum + scriptSize(file), 0);
    expect(bytes).toBeLessThanOrEqual(BUDGETS.script);
  });
});

test('islands are found by the check above', () => {
  const files = [...scriptFiles(html('/'), readScript)].join(' ');
  for (const name of ['Testimonials', 'QuoteButton', 'QuoteDialog', 'ContactForm', 'client'])
    expect(files).toContain(`${name}.`);
});

test('the fonts stay within their budget', () => {
  const folder = join(DIST, '_astro/fonts');
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.fonts);
});

test('every text file stands compressed beside itself', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|css|js|svg|json|xml|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(40);
  for (const file of texts) expect(files).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]));
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { importsIn, scriptFiles } from '../../site/build/first-flight/script-files.ts';
import { BUDGETS } from '../../tools/budgets.ts';
import { breach, brotli, partsOf } from '../../tools/page-parts.ts';
import { allRoutes } from '../../tools/routes.ts';

const DIST = 'dist';
const routes = [...allRoutes(), '/404'];

function html(route: string): string {
  return readFileSync(join(DIST, `${route === '/' ? '/index' : route}.html`), 'utf8');
}

function inlineScripts(page: string): string[] {
  const scripts = [...page.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)];
  return scripts
    .filter(({ groups }) => !/type="(?:application\/|speculationrules)/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '');
}

/** Most pages share most of their scripts: each is compressed once. */
const scriptSizes = new Map<string, number>();
function scriptSize(file: string): number {
  const size = scriptSizes.get(file) ?? brotli(readScript(file));
  scriptSizes.set(file, size);
  return size;
}

const readScript = (file: string) => readFileSync(join(DIST, '_astro', file), 'utf8');
const importedBy = (file: string) => importsIn(readScript(file));

describe.each(routes)('%s', (route) => {
  const page = html(route);

  /** @param causes asked for only when there are too many bytes */
  function within(
    what: string,
    bytes: number,
    limit: number,
    causes: () => Iterable<readonly [string, number]>,
  ) {
    expect(bytes, bytes > limit ? breach(route, what, bytes, limit, causes()) : what).toBeLessThanOrEqual(
      limit,
    );
  }

  test('fits into its first flight', () => {
    const limit = route.startsWith('/blog/') ? BUDGETS.articleHtml : BUDGETS.html;
    within('HTML', brotli(page), limit, () => partsOf(page));
  });

  test('asks for nothing that blocks its first paint', () => {
    // Styles for paper: fetched after everything else.
    expect(page).not.toMatch(/<link(?![^>]* media="print")[^>]+rel="?stylesheet/);
    expect(page).not.toMatch(/<script(?![^>]*type="(?:module|application\/))[^>]*\ssrc=/);
  });

  test('keeps its inline script small', () => {
    const scripts = inlineScripts(page);
    within('inline script', brotli(scripts.join('\n')), BUDGETS.inlineScript, () =>
      scripts.map((code) => [`${code.slice(0, 40)}…`, brotli(code)]),
    );
  });

  test('keeps its islands small', () => {
    const sizes = [...scriptFiles(page, importedBy)].map((file) => [file, scriptSize(file)] as const);
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    within('script files', bytes, BUDGETS.script, () => sizes);
  });
});

test('islands are found by the check above', () => {
  const files = [...scriptFiles(html('/'), importedBy)].join(' ');
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

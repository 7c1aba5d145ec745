/** Checks of every page's HTML and of the pictures. Each test names the pages that fail. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { ALL_ROUTES, builtHtml, DIST, flawsOf, valuesOf } from '../support/built-pages.ts';

test('every page passes html-validate’s recommended rules', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const mistakes: string[] = [];
  for (const route of ALL_ROUTES) {
    // Astro puts the style of its islands before the first of them.
    const html = builtHtml(route).replace(/<style>astro-island[^<]*<\/style>/u, '');
    const { results } = await validator.validateString(html, join(DIST, route));
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        mistakes.push(`${route}: ${ruleId}: ${message} ${selector ?? ''}`);
  }
  expect(mistakes).toEqual([]);
});

test('every internal link leads to an existing file and anchor', () => {
  const wrong = flawsOf((route) => {
    const links = valuesOf(route, 'a[href]', 'href');
    const few = links.length > 20 ? [] : [`only ${String(links.length)} links`];
    return [...few, ...links.flatMap((href) => brokenLink(DIST, route, href)?.found ?? [])];
  }, ALL_ROUTES);
  expect(wrong).toEqual([]);
});

test('every picture, script and stylesheet that a page, the manifest or the sitemap names exists', () => {
  const others = ['site.webmanifest', 'sitemap-0.xml'].map((file) => readFileSync(join(DIST, file), 'utf8'));
  const named = [...ALL_ROUTES.map(builtHtml), ...others].flatMap(
    (text) => text.match(/\/_astro\/[\w.-]+|(?<=")\/[\w-]+\.(?:png|svg|webmanifest)(?=")/gu) ?? [],
  );
  expect(new Set(named).size).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
});

test('no original photo is published', () => {
  const pictures = globSync(join(DIST, '_astro/*.{avif,jpeg,jpg,png}'));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => file.endsWith('.jpg'))).toEqual([]);
});

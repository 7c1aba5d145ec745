import { type CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';

import { VAGUE_LINK } from '../../site/content/checks/link-texts.ts';
import { allRoutes } from '../../tools/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

describe.each([...allRoutes(), '/404'])('%s', (route) => {
  const links = linkTargets(builtPage(route));

  test('has links', () => {
    expect(links.size).toBeGreaterThan(20);
  });

  test('has no link with a vague text', () => {
    expect([...links.keys()].filter((name) => VAGUE_LINK.test(name))).toEqual([]);
  });

  test('has one target for each link text', () => {
    expect([...links].filter(([, targets]) => targets.size > 1)).toEqual([]);
  });
});

/** The targets of a page's links, by their accessible names. */
function linkTargets($: CheerioAPI): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const link of $('a[href]').toArray()) {
    const { href = '', 'aria-label': label } = link.attribs;
    const name = label ?? textOf($, $(link));
    links.set(name, (links.get(name) ?? new Set()).add(href));
  }
  return links;
}

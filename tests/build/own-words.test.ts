import { describe, expect, test } from 'vitest';

import { services, towns } from '../../site/content/index.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

/** Length of the compared word sequences. */
const RUN = 5;
const MOST_SHARED = 0.4;

const townNames = new RegExp(
  towns()
    .map(({ name }) => name)
    .join('|'),
  'gu',
);

/** The text of a page's main part, without the names of towns. */
function words(route: string): string[] {
  const $ = builtPage(route);
  const main = $('main').clone();
  main.find('svg, template').remove();
  return textOf($, main)
    .replaceAll(townNames, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}’']+/u)
    .filter(Boolean);
}

const runs = (all: readonly string[]) =>
  new Set(all.slice(0, 1 - RUN).map((_, at) => all.slice(at, at + RUN).join(' ')));

/** The share of the shorter page's sequences that the other page has, too: 0 to 1. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((run) => other.has(run)).length / Math.min(one.size, other.size);
}

describe.each([
  ['towns', towns().map(({ slug }) => `/locations/${slug}`)],
  [
    'services to come',
    services()
      .filter(({ comingSoon }) => comingSoon)
      .map(({ slug }) => `/services/${slug}`),
  ],
])('the pages of %s', (_, routes) => {
  test('have mostly different text', () => {
    const pages = routes.map((route) => ({ route, runs: runs(words(route)) }));
    const alike = pages.flatMap((one, at) =>
      pages.slice(at + 1).map((other) => ({
        pages: `${one.route} and ${other.route}`,
        shared: shared(one.runs, other.runs),
      })),
    );
    expect(alike.length).toBeGreaterThan(0);
    const worst = alike.sort((one, other) => other.shared - one.shared);
    expect(worst.filter((pair) => pair.shared > MOST_SHARED)).toEqual([]);
  });
});

/** The metadata of every page. Each test names the pages that fail. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { siteUrl } from '../../site/build/site-url.ts';
import { openContent } from '../../site/content/content.ts';
import { longDate } from '../../site/lib/dates.ts';
import { builtPage, DIST, metaOf, ROUTES } from '../support/built-pages.ts';

const ORIGIN = siteUrl();

const titleOf = (route: string) => builtPage(route)('head title').text();
const pictureOf = (url: string) => join(DIST, new URL(url).pathname);

test('no two pages share a title or a description', () => {
  for (const texts of [ROUTES.map(titleOf), ROUTES.map((route) => metaOf(route, 'description'))]) {
    expect(texts).not.toContain('');
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('every page has a sharing picture, a JPEG of 1200 × 630 with an alternative text', async () => {
  for (const route of ROUTES) {
    const url = metaOf(route, 'og:image');
    expect(url.startsWith(`${ORIGIN}/`), url).toBe(true);
    const file = readFileSync(pictureOf(url));
    expect(file.length, url).toBeLessThanOrEqual(300_000);
    expect(await sharp(file).metadata(), url).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(metaOf(route, 'og:image:alt').length, route).toBeGreaterThan(20);
  }
});

/** The fixture salon (tests/browser/pages.test.ts) has no open job. Source: Google Search Central, "Job posting". */
test('jobs with a date are for job search, with all that Google asks for, and all have a way to apply', () => {
  const $ = builtPage('/careers');
  const { jobs } = openContent().get('careers');
  const graph = JSON.parse($('script[type="application/ld+json"]').text()) as {
    '@graph': { '@type': string }[];
  };
  const text = expect.stringMatching(/./u) as string;
  expect(graph['@graph'].filter((node) => node['@type'] === 'JobPosting')).toMatchObject(
    jobs
      .filter(({ posted }) => posted)
      .map(({ slug, title, posted, requirements }) => ({
        '@id': `${ORIGIN}/careers#${slug}`,
        title,
        description: expect.stringContaining(requirements[0] ?? '') as string,
        datePosted: posted,
        employmentType: expect.arrayContaining([text]) as string[],
        identifier: { name: text, value: slug },
        hiringOrganization: { '@id': `${ORIGIN}/#salon`, name: text },
        jobLocation: {
          address: { streetAddress: text, addressLocality: text, addressRegion: text, postalCode: text },
        },
      })),
  );
  for (const { slug, title, posted, requirements, offers } of jobs) {
    expect($(`#${slug} a`).attr('href')).toContain(encodeURIComponent(title));
    expect($(`.key-rack [href="#${slug}"]`).text()).toContain(title);
    expect($(`#${slug} small`).text()).toBe(posted ? `Posted ${longDate(posted)}` : '');
    expect($(`#${slug} li`).text()).toBe([...requirements, ...offers].join(''));
  }
});

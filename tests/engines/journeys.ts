/** What every visitor can do, run in each engine at phone and desktop size. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { articlesByTag, distinctTags } from '../../site/content/article-queries.ts';
import { services } from '../../site/content/index.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { type Browser, type Size } from '../support/engines/browser.ts';
import { openPage, type Page } from '../support/engines/page.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';
import { contactJourneys } from './contact.ts';
import { historyJourneys } from './history.ts';
import { hostileJourneys, mouseJourneys, phoneJourneys } from './hostile.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

export interface JourneyContext {
  readonly page: Page;
  readonly webhook: Webhook;
  readonly size: keyof typeof SIZES;
  readonly resize: (size: Size) => Promise<void>;
}

/** @param launch called once for all journeys */
export function journeys(launch: () => Promise<Browser>): void {
  const resources = new AsyncDisposableStack();
  let browser: Browser;
  let server: RunningServer;
  let webhook: Webhook;

  beforeAll(async () => {
    webhook = resources.use(await startWebhook());
    const env = { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_RATE_LIMIT: '0' };
    server = resources.use(await startServer({ env }));
    browser = resources.use(await launch());
  });
  afterAll(() => resources.disposeAsync());

  describe.each(['phone', 'desktop'] as const)('%s', (size) => {
    beforeAll(() => browser.resize(SIZES[size]));
    const context = (): JourneyContext => ({
      page: openPage(browser, server.url),
      webhook,
      size,
      resize: browser.resize,
    });
    readingJourneys(context);
    contactJourneys(context);
    historyJourneys(context);
    hostileJourneys(context);
    (size === 'phone' ? phoneJourneys : mouseJourneys)(context);
  });

  test('no page reported an error', () => {
    // Expected: the failed delivery, and the page that does not exist.
    const expected = /api\/contact|status of (?:404|502)|404 Not Found/;
    expect(browser.errors().filter((text) => !expected.test(text))).toEqual([]);
  });
}

function readingJourneys(context: () => JourneyContext): void {
  test('reads the home page to its end', async () => {
    const { page } = context();
    await page.open('/');
    expect(await page.read('h1')).toMatch(/\w/);
    await page.waitFor('the fonts', () =>
      ['Imbue', 'Familjen Grotesk'].every((name) =>
        [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
      ),
    );
    await page.waitFor(
      'a transparent bar',
      () => !document.querySelector('.header')?.hasAttribute('data-solid'),
    );
    // Pictures load lazily: scroll to the first one that is missing.
    await page.waitFor('all pictures to load', () => {
      const missing = [...document.images].find(
        (image) => image.getClientRects().length > 0 && image.naturalWidth === 0,
      );
      missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !missing;
    });
    await page.scrollTo(1e6);
    await page.waitFor('a solid bar', () => !!document.querySelector('.header')?.hasAttribute('data-solid'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test('closes the menu with Escape and follows a link in it', async () => {
    const { page, size } = context();
    const service = services().at(-1);
    const [toggle, list] =
      size === 'phone' ? ['.header__toggle', '#menu'] : ['.dropdown__button', '#services-list'];
    await page.open('/about');
    await page.click(toggle);
    await page.read(list);
    await page.press('Escape');
    await page.waitUntilHidden(list);
    expect(await page.evaluate((button) => document.activeElement?.matches(button), toggle)).toBe(true);
    await page.press('Enter');
    await page.click(`${list} a`, service?.name);
    await page.waitFor(
      'the service',
      (path) => location.pathname === path && scrollY === 0,
      `/services/${service?.slug ?? ''}`,
    );
    await page.waitUntilHidden(list);
    await page.back();
    await page.waitFor('the previous page', () => location.pathname === '/about');
    await page.waitUntilHidden(list);
  });

  test('recovers from a missing page and a missing article', async () => {
    const { page } = context();
    await page.open('/no-such-page');
    await page.read('main', 'Oops! Page not found');
    await page.click('main a', 'Return to Home');
    await page.waitFor('the home page', () => location.pathname === '/');
    await page.open('/blog/no-such-article');
    await page.waitFor('the list of articles', () => location.pathname === '/blog');
  });

  test('keeps the tag filter when returning from an article', async () => {
    const { page } = context();
    const articles = readArticles();
    const tag = distinctTags(articles).find((name) => articlesByTag(name, articles).length < articles.length);
    const tagged = articlesByTag(tag ?? '', articles);
    const heading = `Showing ${tagged.length} ${tagged.length === 1 ? 'post' : 'posts'} tagged with ${tag ?? ''}`;
    await page.open('/blog');
    expect(await page.countVisible('main article')).toBe(articles.length);
    await page.click('main button', tag);
    await page.read('main', heading);
    expect(await page.countVisible('main article')).toBe(tagged.length);
    await page.click('main article h2 a');
    await page.waitFor('the article', () => location.pathname.startsWith('/blog/'));
    expect(await page.read('h1')).toBe(tagged[0]?.title);
    await page.back();
    await page.read('main', heading);
    expect(await page.countVisible('main article')).toBe(tagged.length);
    // The filter hydrates without being touched.
    await page.waitFor(
      'the filter to hydrate',
      () => !document.querySelector('astro-island[ssr]:has(.filter)'),
    );
    await page.back();
    await page.waitFor(
      'all articles',
      (count) => document.querySelectorAll('main article:not([hidden])').length === count,
      articles.length,
    );
  });

  test('turns pages in the photo viewer and closes it', async () => {
    const { page } = context();
    await page.open('/gallery');
    const count = await page.countVisible('main a[data-view]');
    await page.click('main a[data-view]');
    await page.read('dialog[open]', `1 of ${count}`);
    await page.waitFor(
      'the large picture',
      () => !!document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth,
    );
    await page.press('ArrowRight');
    await page.read('dialog[open]', `2 of ${count}`);
    await page.click('dialog[open] button', 'Next photo');
    await page.read('dialog[open]', `3 of ${count}`);
    await page.press('Escape');
    await page.waitUntilHidden('dialog');
    await page.waitFor('the focus on a photo', () => !!document.activeElement?.matches('a[data-view]'));
  });
}

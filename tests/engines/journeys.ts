/** What every visitor can do, once in each engine. tests/browser has the details, in Chromium. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { AGREEMENT_REQUIRED, SENT } from '../../contact/form-texts.ts';
import { openContent } from '../../site/content/content.ts';
import { distinctTags, publishedArticles } from '../../site/content/articles/queries.ts';
import { filterKey } from '../../site/lib/filter-key.ts';
import { type Browser, openPage, type Page } from '../support/engines/page.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const VISITOR = {
  name: 'Dana Ruiz',
  email: 'dana@example.com',
  phone: '(903) 555-0188',
  message: 'Roots, any day.',
};

/** @param launch called once for all journeys */
export function journeys(launch: () => Promise<Browser>): void {
  const resources = new AsyncDisposableStack();
  let browser: Browser;
  let server: RunningServer;
  let webhook: Webhook;
  let page: Page;

  beforeAll(async () => {
    webhook = resources.use(await startWebhook());
    const env = { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_RATE_LIMIT: '0' };
    server = resources.use(await startServer({ env }));
    browser = resources.use(await launch());
    page = openPage(browser, server.url);
  });
  afterAll(() => resources.disposeAsync());

  test('reads the home page to its end on a phone', async () => {
    await browser.resize(PHONE);
    await page.open('/');
    expect(await page.read('h1')).toMatch(/\w/);
    await page.waitFor('the fonts', () =>
      ['Imbue', 'Familjen Grotesk'].every((name) =>
        [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
      ),
    );
    // Pictures load lazily: scroll to the first one that is missing.
    await page.waitFor('all pictures to load', () => {
      const missing = [...document.images].find(
        (image) => image.getClientRects().length > 0 && image.naturalWidth === 0,
      );
      missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !missing;
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test.for([
    ['menu of a phone', PHONE, '.header__toggle', '#menu'],
    ['Services list', DESKTOP, '.dropdown__button', '#services-list'],
  ] as const)('closes the %s with Escape and follows a link in it', async ([, size, toggle, list]) => {
    const service = openContent().get('services').at(-1);
    await browser.resize(size);
    await page.open('/about');
    await page.click(toggle);
    await page.read(list);
    await page.press('ESCAPE');
    await page.waitUntilHidden(list);
    expect(await page.evaluate((button) => document.activeElement?.matches(button), toggle)).toBe(true);
    await page.press('ENTER');
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

  test('keeps the tag filter when returning from an article', async () => {
    const articles = publishedArticles(openContent());
    const taggedWith = (tag = '') =>
      articles.filter(({ tags }) => tags.map(filterKey).includes(filterKey(tag)));
    const tag = distinctTags(articles).find((name) => taggedWith(name).length < articles.length);
    const tagged = taggedWith(tag);
    const line = `tagged with ${tag ?? ''}`;
    await page.open('/blog');
    await page.click('main button', tag);
    await page.read('main', line);
    expect(await page.countVisible('main article')).toBe(tagged.length);
    await page.click('main article h2 a');
    await page.waitFor('the article', () => location.pathname.startsWith('/blog/'));
    expect(await page.read('h1')).toBe(tagged[0]?.title);
    await page.back();
    await page.read('main', line);
    expect(await page.countVisible('main article')).toBe(tagged.length);
  });

  test('turns pages in the photo viewer and closes it', async () => {
    await page.open('/gallery');
    const count = await page.countVisible('main a[data-view]');
    await page.click('main a[data-view]');
    await page.read('dialog[open]', `1 of ${String(count)}`);
    await page.waitFor(
      'the large picture',
      () => !!document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth,
    );
    await page.press('ARROW_RIGHT');
    await page.read('dialog[open]', `2 of ${String(count)}`);
    await page.press('ESCAPE');
    await page.waitUntilHidden('dialog');
    await page.waitFor('the focus on a photo', () => !!document.activeElement?.matches('a[data-view]'));
  });

  test('corrects a message, reads the terms, agrees and sends it', async () => {
    const field = (name: string) => `main form [name=${name}]`;
    await page.open('/contact');
    await page.type(field('name'), VISITOR.name);
    await page.click('main form [type=submit]');
    await page.waitFor(
      'errors at the fields',
      () => document.querySelectorAll('main form [aria-invalid=true]').length > 1,
    );
    await page.click('main form a', 'Terms');
    await page.waitFor('the terms', () => location.pathname === '/terms');
    await page.back();
    await page.waitFor(
      'the draft',
      (name) => document.querySelector<HTMLInputElement>('main form [name=name]')?.value === name,
      VISITOR.name,
    );
    for (const name of ['email', 'phone', 'message'] as const) await page.type(field(name), VISITOR[name]);
    await page.click('main form [type=submit]');
    await page.read('[role=alert]', AGREEMENT_REQUIRED.text);
    expect(webhook.requests).toEqual([]);
    // The page scrolls to the summary of errors.
    await page.waitFor('the focus on the errors', () => document.activeElement?.role === 'group');
    await page.check(field('agreementChecked'));
    // The button moves when the mistake is gone.
    await page.waitUntilHidden('main form [aria-invalid=true]');
    await page.click('main form [type=submit]');
    await page.read('[role=status]', SENT.text);
    expect(webhook.requests.map(({ body }) => body)).toMatchObject([{ ...VISITOR, agreementChecked: true }]);
    expect(
      await page.evaluate(() => document.querySelector<HTMLInputElement>('main form [name=name]')?.value),
    ).toBe('');
  });

  test('no page reported an error', () => {
    expect(browser.errors()).toEqual([]);
  });
}

/** What every visitor can do, told once and gone through in each engine, on a phone and on a desk. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { articlesByTag } from '../../site/content/article-queries.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { type Engine } from '../support/engines/engine.ts';
import { type Visitor, visitor } from '../support/engines/visitor.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';
import { messageJourneys } from './message.ts';
import { wayBackJourneys } from './way-back.ts';

const TAG = 'Hair Trends';

export interface Surroundings {
  readonly engine: Engine;
  readonly see: Visitor;
  readonly webhook: Webhook;
  readonly width: 'phone' | 'desk';
}

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** @param launch starts the engine, once for all journeys */
export function journeys(launch: () => Promise<Engine>): void {
  let engine: Engine;
  let server: RunningServer;
  let webhook: Webhook;

  beforeAll(async () => {
    webhook = await startWebhook();
    const env = { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_RATE_LIMIT: '0' };
    [engine, server] = await Promise.all([launch(), startServer({ env })]);
  });
  afterAll(async () => {
    await engine.close();
    await server.stop();
    await webhook.close();
  });

  describe.each(['phone', 'desk'] as const)('on a %s', (width) => {
    beforeAll(() => engine.resize(SIZES[width]));
    const surroundings = (): Surroundings => ({ engine, webhook, width, see: visitor(engine, server.url) });
    reading(surroundings);
    messageJourneys(surroundings);
    wayBackJourneys(surroundings);
  });

  test('no page had an error to report', () => {
    // What a journey provokes itself: a message that cannot be delivered, and an address that is none.
    expect(
      engine.errors.filter((text) => !/api\/contact|status of (?:404|502)|404 Not Found/.test(text)),
    ).toEqual([]);
  });
}

function reading(surroundings: () => Surroundings): void {
  test('reads the home page down to its end', async () => {
    const { see } = surroundings();
    await see.arrive('/');
    expect(await see.read('h1')).toMatch(/\w/);
    await see.until('the fonts of the page', () =>
      ['Imbue', 'Familjen Grotesk'].every((name) =>
        [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
      ),
    );
    await see.until('a clear bar', () => !document.querySelector('.bar')?.hasAttribute('data-solid'));
    // As far down as the first picture that is not there yet, until there is none.
    await see.until('all pictures', () => {
      const missing = [...document.images].find(
        (image) => image.getClientRects().length > 0 && image.naturalWidth === 0,
      );
      missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !missing;
    });
    await see.scrollTo(1e6);
    await see.until('a solid bar', () => !!document.querySelector('.bar')?.hasAttribute('data-solid'));
    expect(await see.look(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('opens the menu, closes it by key, and goes to a page by it', async () => {
    const { see, width } = surroundings();
    const [toggle, list] =
      width === 'phone' ? ['.bar__toggle', '#menu'] : ['.drop__button', '#services-list'];
    await see.arrive('/about');
    await see.press(toggle);
    await see.read(list);
    await see.key('Escape');
    await see.gone(list);
    expect(await see.look((button) => document.activeElement?.matches(button), toggle)).toBe(true);
    await see.key('Enter');
    await see.press(`${list} a`, 'Eyebrows');
    await see.until('the page', () => location.pathname === '/services/eyebrows' && scrollY === 0);
    await see.gone(list);
    await see.back();
    await see.until('the page before', () => location.pathname === '/about');
    await see.gone(list);
  });

  test('is told that a page or an article is not there', async () => {
    const { see } = surroundings();
    await see.arrive('/no-such-page');
    await see.read('main', 'Oops! Page not found');
    await see.press('main a', 'Return to Home');
    await see.until('the home page', () => location.pathname === '/');
    await see.arrive('/blog/no-such-article');
    await see.until('the list of articles', () => location.pathname === '/blog');
  });

  test('filters the articles, and finds them so on the way back from one', async () => {
    const { see } = surroundings();
    const all = readArticles().length;
    const tagged = articlesByTag(TAG, readArticles()).length;
    await see.arrive('/blog');
    expect(await see.count('main article')).toBe(all);
    await see.press('main button', TAG);
    await see.read('main', `Showing ${tagged} posts tagged with ${TAG}`);
    expect(await see.count('main article')).toBe(tagged);
    await see.press('main article h2 a');
    await see.until('the article', () => location.pathname.startsWith('/blog/'));
    expect(await see.read('h1')).toBe(articlesByTag(TAG, readArticles())[0]?.title);
    await see.back();
    await see.read('main', `Showing ${tagged} posts tagged with ${TAG}`);
    expect(await see.count('main article')).toBe(tagged);
    // Not everybody goes on at once; nothing is touched meanwhile.
    await see.until('its script', () => !document.querySelector('astro-island[ssr]:has(.filter)'));
    await see.back();
    await see.until(
      'all articles',
      (count) => document.querySelectorAll('main article:not([hidden])').length === count,
      all,
    );
  });

  test('opens a large picture, turns to the next, and comes back to where it was', async () => {
    const { see } = surroundings();
    await see.arrive('/gallery');
    await see.press('main a[data-view]');
    await see.read('dialog[open]', '1 of 11');
    await see.until(
      'the large picture',
      () => !!document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth,
    );
    await see.key('ArrowRight');
    await see.read('dialog[open]', '2 of 11');
    await see.press('dialog[open] button', 'Next photo');
    await see.read('dialog[open]', '3 of 11');
    await see.key('Escape');
    await see.gone('dialog');
    await see.until('the focus at a photo', () => !!document.activeElement?.matches('a[data-view]'));
  });
}

/**
 * How long the page takes to answer a hand, on a phone whose processor is four times slower than this one: the
 * browser's own event timing (what INP is made of), for the first press, which fetches the script, and for a later one;
 * and the longest task before anything was pressed. Goals: an answer under 100 ms, no task over 50 ms.
 */
import { type Browser, type CDPSession, type Locator, type Page } from 'playwright-core';

import { startServer } from '../../tests/support/server.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { median, table, writeResults } from '../report.ts';

const ROUNDS = 3;
const SLOWER = 4;
const GOAL = { answer: 100, task: 50 } as const;
/** How long a finger stays on the glass, in milliseconds: a tap takes 50 to 150. */
const FINGER = 90;

interface Deed {
  readonly what: string;
  readonly page: string;
  readonly press: (page: Page) => Locator;
  /** What is there once it is done. */
  readonly shows: string;
  /** Undoes it, so that it can be done again. */
  readonly undo: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const nothing = () => Promise.resolve();

const DEEDS: readonly Deed[] = [
  {
    what: 'open the menu',
    page: '/',
    press: (page) => page.locator('.bar__toggle'),
    shows: '.menu:popover-open',
    undo: key('Escape'),
  },
  {
    what: 'open the dialog',
    page: '/',
    press: button('Get Quote'),
    shows: 'dialog[open]',
    undo: key('Escape'),
  },
  { what: 'next review', page: '/', press: button('Next review'), shows: '.reviews', undo: nothing },
  {
    what: 'filter by a tag',
    page: '/blog',
    press: button(/^Hair Trends/),
    shows: '.filter [aria-pressed=true]',
    undo: (page) => button(/^All Posts/)(page).tap(),
  },
  {
    what: 'large picture',
    page: '/gallery',
    press: (page) => page.locator('a[data-view]').first(),
    shows: 'dialog[open]',
    undo: key('Escape'),
  },
  {
    what: 'send the form',
    page: '/contact',
    press: button('Send Message'),
    shows: '[aria-invalid=true]',
    undo: nothing,
  },
];

interface Measured {
  readonly first: number;
  readonly later: number;
  readonly task: number;
}

export async function benchInteractions(): Promise<void> {
  await using server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  const browser = await launchChromium();
  try {
    const rows = [];
    for (const deed of DEEDS) {
      const rounds: Measured[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, server.url, deed));
      const middle = (of: keyof Measured) => Math.round(median(rounds.map((measured) => measured[of])));
      const first = middle('first');
      const later = middle('later');
      rows.push({ what: deed.what, page: deed.page, first, later, task: middle('task') });
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    const head = ['deed', 'page', 'first press ms', 'later press ms', 'longest task before ms'];
    console.log(
      table(
        head,
        rows.map((row) => [row.what, row.page, row.first, row.later, row.task]),
      ),
    );
    const values = { rounds: ROUNDS, slower: SLOWER, goal: GOAL, deeds: rows };
    console.log(`\n${await writeResults('interactions', values)}`);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, origin: string, deed: Deed): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const seen = { answers: [] as number[], tasks: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      // Only entries of an interaction count, as for INP.
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) seen.answers.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(origin + deed.page, { waitUntil: 'networkidle' });
  // The long tasks of a page at rest are known before a hand comes near.
  const task = Math.max(0, ...(await seenBy(page, 'tasks')));
  const answer = async () => {
    await page.evaluate(() => {
      (window as unknown as { seen: { answers: number[] } }).seen.answers.length = 0;
    });
    await tap(client, deed.press(page));
    await page.locator(deed.shows).first().waitFor();
    await page.waitForTimeout(1500);
    // Faster than 16 ms is not told.
    return Math.max(16, ...(await seenBy(page, 'answers')));
  };
  const first = await answer();
  await deed.undo(page);
  await page.waitForTimeout(1000);
  const later = await answer();
  await context.close();
  return { first, later, task };
}

/**
 * A tap as a finger makes it: down, a moment, up. Playwright's own is both at once, and what it asks the page before
 * would be counted as the page's work.
 */
async function tap(client: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be pressed is not shown.');
  await target.page().waitForTimeout(1000);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await target.page().waitForTimeout(FINGER);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function seenBy(page: Page, what: 'answers' | 'tasks'): Promise<number[]> {
  return page.evaluate(
    (of) => (window as unknown as { seen: Record<string, number[]> }).seen[of] ?? [],
    what,
  );
}

/**
 * How long the page takes to answer a hand, on a phone whose processor is four times slower than this one: the
 * browser's own event timing (what INP is made of), for the first press, which fetches the script, and for a later one;
 * and the longest task before anything was pressed, beside that of the same words as bare HTML. The limit of an answer is a
 * page of one button. Goals: an answer under 100 ms, no task over 50 ms.
 */
import { readFileSync } from 'node:fs';

import { type Browser, type Locator, type Page } from 'playwright-core';

import { startServer } from '../../tests/support/server.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { barePage } from '../pages/bare.ts';
import { median, table, writeResults } from '../report.ts';
import { openPhone, SLOWER } from './phone.ts';

const ROUNDS = 3;
const GOAL = { answer: 100, task: 50 } as const;

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

/** As fast as a page can answer. */
const BUTTON = `<!doctype html><meta name="viewport" content="width=device-width">
  <button style="font-size:40px" onclick="this.textContent+='ed'">Press</button>`;

interface Measured {
  readonly first: number;
  readonly later: number;
  readonly task: number;
}

export async function benchInteractions(): Promise<void> {
  await using server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  const browser = await launchChromium();
  try {
    const buttons = await repeat(() => measureButton(browser, server.url));
    const bare = new Map<string, number>();
    for (const page of new Set(DEEDS.map((deed) => deed.page)))
      bare.set(page, middle(await repeat(() => measureBare(browser, server.url, page))));
    const rows = [];
    for (const deed of DEEDS) {
      const rounds = await repeat(() => measure(browser, server.url, deed));
      const of = (key: keyof Measured) => middle(rounds.map((measured) => measured[key]));
      const [first, later, task] = [of('first'), of('later'), of('task')];
      rows.push({ what: deed.what, page: deed.page, first, later, task, bareTask: bare.get(deed.page) ?? 0 });
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    const limit = middle(buttons);
    const head = [
      'deed',
      'page',
      'first press ms',
      'later press ms',
      'longest task before ms',
      'bare HTML ms',
    ];
    console.log(
      table(
        head,
        rows.map((row) => [row.what, row.page, row.first, row.later, row.task, row.bareTask]),
      ),
    );
    console.log(`\nA page of one button answers in ${String(limit)} ms.`);
    const values = { rounds: ROUNDS, slower: SLOWER, goal: GOAL, limit, deeds: rows };
    console.log(`\n${await writeResults('interactions', values)}`);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, origin: string, deed: Deed): Promise<Measured> {
  await using phone = await openPhone(browser, origin + deed.page);
  // The long tasks of a page at rest are known before a hand comes near.
  const task = await phone.longestTask();
  const answer = () => phone.answer(deed.press(phone.page), phone.page.locator(deed.shows).first());
  const first = await answer();
  await deed.undo(phone.page);
  await phone.page.waitForTimeout(1000);
  const later = await answer();
  return { first, later, task };
}

/** The longest task of a page's words as bare HTML. */
async function measureBare(browser: Browser, origin: string, page: string): Promise<number> {
  const html = readFileSync(`dist${page === '/' ? '/index' : page}.html`, 'utf8');
  await using phone = await openPhone(browser, `${origin}/bare`, barePage(html));
  return await phone.longestTask();
}

async function measureButton(browser: Browser, origin: string): Promise<number> {
  await using phone = await openPhone(browser, `${origin}/button`, BUTTON);
  return await phone.answer(phone.page.getByRole('button'), phone.page.getByText('Pressed'));
}

async function repeat<T>(once: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await once());
  return all;
}

function middle(values: readonly number[]): number {
  return Math.round(median(values));
}

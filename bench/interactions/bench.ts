/**
 * Interaction latency on a phone with a four times slower processor, from the browser's event timing (the basis of INP): for
 * the first tap, which loads the script, and for a later one. Also the longest task before any tap, next to that of the same
 * text as bare HTML. The baseline for latency is a page with a single button.
 */
import { readFileSync } from 'node:fs';

import { type Browser, type Locator, type Page } from 'playwright-core';

import { startServer } from '../../tests/support/server.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { barePage } from '../pages/bare.ts';
import { median, table, writeResults } from '../report.ts';
import { CPU_SLOWDOWN, openPhone } from './phone.ts';

const ROUNDS = 3;
/** Milliseconds. */
const GOAL = { latency: 100, longestTask: 50 } as const;

interface Interaction {
  readonly name: string;
  readonly page: string;
  readonly target: (page: Page) => Locator;
  /** Selector that matches once the interaction has taken effect. */
  readonly result: string;
  /** Restores the page, so that the interaction can be repeated. */
  readonly undo: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const pressKey = (name: string) => (page: Page) => page.keyboard.press(name);
const noUndo = () => Promise.resolve();

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open the menu',
    page: '/',
    target: (page) => page.locator('.header__toggle'),
    result: '.menu:popover-open',
    undo: pressKey('Escape'),
  },
  {
    name: 'open the dialog',
    page: '/',
    target: button('Get Quote'),
    result: 'dialog[open]',
    undo: pressKey('Escape'),
  },
  { name: 'next review', page: '/', target: button('Next review'), result: '.reviews', undo: noUndo },
  {
    name: 'filter by a tag',
    page: '/blog',
    target: button(/^Hair Trends/),
    result: '.filter [aria-pressed=true]',
    undo: (page) => button(/^All Posts/)(page).tap(),
  },
  {
    name: 'large picture',
    page: '/gallery',
    target: (page) => page.locator('a[data-view]').first(),
    result: 'dialog[open]',
    undo: pressKey('Escape'),
  },
  {
    name: 'send the form',
    page: '/contact',
    target: button('Send Message'),
    result: '[aria-invalid=true]',
    undo: noUndo,
  },
];

/** The baseline. */
const BUTTON_PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
  <button style="font-size:40px" onclick="this.textContent+='ed'">Press</button>`;

/** Milliseconds. */
interface Measurement {
  readonly firstTap: number;
  readonly laterTap: number;
  readonly longestTask: number;
}

export async function benchInteractions(): Promise<void> {
  await using server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  const browser = await launchChromium();
  try {
    const buttons = await repeat(() => measureButton(browser, server.url));
    const bare = new Map<string, number>();
    for (const page of new Set(INTERACTIONS.map((interaction) => interaction.page)))
      bare.set(page, roundedMedian(await repeat(() => measureBare(browser, server.url, page))));
    const rows = [];
    for (const interaction of INTERACTIONS) {
      const rounds = await repeat(() => measure(browser, server.url, interaction));
      const of = (key: keyof Measurement) => roundedMedian(rounds.map((round) => round[key]));
      const { name, page } = interaction;
      rows.push({
        name,
        page,
        firstTap: of('firstTap'),
        laterTap: of('laterTap'),
        longestTask: of('longestTask'),
        bareLongestTask: bare.get(page) ?? 0,
      });
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    const baseline = roundedMedian(buttons);
    const head = ['interaction', 'page', 'first tap ms', 'later tap ms', 'longest task ms', 'bare HTML ms'];
    console.log(
      table(
        head,
        rows.map((row) => [
          row.name,
          row.page,
          row.firstTap,
          row.laterTap,
          row.longestTask,
          row.bareLongestTask,
        ]),
      ),
    );
    console.log(`\nBaseline, a page with one button: ${String(baseline)} ms.`);
    const values = { rounds: ROUNDS, cpuSlowdown: CPU_SLOWDOWN, goal: GOAL, baseline, interactions: rows };
    console.log(`\n${await writeResults('interactions', values)}`);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, origin: string, interaction: Interaction): Promise<Measurement> {
  await using phone = await openPhone(browser, origin + interaction.page);
  const longestTask = await phone.longestTask();
  const tap = () => phone.tap(interaction.target(phone.page), phone.page.locator(interaction.result).first());
  const firstTap = await tap();
  await interaction.undo(phone.page);
  await phone.page.waitForTimeout(1000);
  return { firstTap, laterTap: await tap(), longestTask };
}

/** Longest task of the page as bare HTML, in milliseconds. */
async function measureBare(browser: Browser, origin: string, page: string): Promise<number> {
  const html = readFileSync(`dist${page === '/' ? '/index' : page}.html`, 'utf8');
  await using phone = await openPhone(browser, `${origin}/bare`, barePage(html));
  return await phone.longestTask();
}

async function measureButton(browser: Browser, origin: string): Promise<number> {
  await using phone = await openPhone(browser, `${origin}/button`, BUTTON_PAGE);
  return await phone.tap(phone.page.getByRole('button'), phone.page.getByText('Pressed'));
}

async function repeat<T>(once: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await once());
  return all;
}

function roundedMedian(values: readonly number[]): number {
  return Math.round(median(values));
}

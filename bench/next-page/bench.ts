/**
 * From a press on a link to the first paint of the next page, on a line that takes its time: pressed at once with
 * nothing kept (cold), and pressed after resting on the link (opened ahead). In turn, in one run; what counts is the
 * ratio. (A page fetched ahead as plain HTML is not measured: Chromium keeps nothing that came over a made-up certificate.)
 */
import { setTimeout as wait } from 'node:timers/promises';

import { type PlainTab, startPlainChromium, until } from '../../tests/support/plain-chromium.ts';
import { startServer } from '../../tests/support/server.ts';
import { median, table, writeResults } from '../report.ts';
import { startFront } from '../pages/https-front.ts';

const ROUNDS = 5;
/** Milliseconds that every answer is late: a phone's way to a server some states away. */
const DELAY = 150;
const PAGES = ['/about', '/gallery', '/contact'];
const WAYS = ['cold', 'ahead'] as const;

export async function benchNextPage(): Promise<void> {
  await using server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  await using front = await startFront(server.url, new Map(), DELAY);
  await using tab = await startPlainChromium();
  await tab.send('Network.enable');
  const rows: { page: string; cold: number; ahead: number }[] = [];
  for (const page of PAGES) {
    const times = { cold: [] as number[], ahead: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const way of WAYS) times[way].push(await press(tab, front.url, page, way));
    rows.push({ page, cold: median(times.cold), ahead: median(times.ahead) });
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  const share = (part: number, whole: number) => (part / whole).toFixed(2);
  console.log(
    table(
      ['next page', 'cold ms', 'ahead ms', 'ahead / cold'],
      rows.map(({ page, cold, ahead }) => [page, Math.round(cold), Math.round(ahead), share(ahead, cold)]),
    ),
  );
  console.log(`\n${await writeResults('next-page', { rounds: ROUNDS, delay: DELAY, pages: rows })}`);
}

/** @returns milliseconds from the press to the first paint of words or pictures */
async function press(
  tab: PlainTab,
  origin: string,
  page: string,
  way: (typeof WAYS)[number],
): Promise<number> {
  await tab.send('Network.clearBrowserCache');
  await tab.open(`${origin}/privacy`);
  await wait(500);
  const link = `header a[href="${page}"]`;
  await tab.value(`addEventListener('click', () => {
    sessionStorage.pressed = performance.timeOrigin + performance.now();
  }, true)`);
  if (way === 'ahead') {
    await tab.hover(link);
    await wait(1500);
    await tab.press();
  } else {
    // No pointer comes near, so that nothing can be opened ahead.
    await tab.value(`void setTimeout(() => document.querySelector(${JSON.stringify(link)}).click())`);
  }
  const painted = await until(async () => {
    const at = await tab.value<number | undefined>(
      `location.pathname === ${JSON.stringify(page)}
        ? (([paint]) => paint && performance.timeOrigin + paint.startTime)(performance.getEntriesByName('first-contentful-paint'))
        : undefined`,
    );
    return at ?? undefined;
  });
  return painted - (await tab.value<number>('Number(sessionStorage.pressed)'));
}

/**
 * Time from a click on a link to the first paint of the next page on a slow line: with an empty cache (cold), and after
 * hovering over the link (prerendered by speculation rules). The two alternate; their ratio is the result.
 */
import { setTimeout as wait } from 'node:timers/promises';

import {
  launchPrerenderingChromium,
  type PrerenderingChromium,
} from '../../tests/support/prerendering-chromium.ts';
import { startServer } from '../../tests/support/server.ts';
import { median, table, writeResults } from '../report.ts';
import { startHttpsProxy } from '../pages/https-proxy.ts';

const ROUNDS = 5;
/** Added latency in milliseconds: a phone and a server several states apart. */
const LATENCY_MS = 150;
const PAGES = ['/about', '/gallery', '/contact'];
const MODES = ['cold', 'prerendered'] as const;

export async function benchNextPage(): Promise<void> {
  await using server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  await using proxy = await startHttpsProxy(server.url, LATENCY_MS);
  await using chromium = await launchPrerenderingChromium();
  const rows: { page: string; cold: number; prerendered: number }[] = [];
  for (const page of PAGES) {
    const times = { cold: [] as number[], prerendered: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const mode of MODES) times[mode].push(await click(chromium, proxy.url, page, mode));
    rows.push({ page, cold: median(times.cold), prerendered: median(times.prerendered) });
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  const share = (part: number, whole: number) => (part / whole).toFixed(2);
  console.log(
    table(
      ['next page', 'cold ms', 'prerendered ms', 'ratio'],
      rows.map(({ page, cold, prerendered }) => [
        page,
        Math.round(cold),
        Math.round(prerendered),
        share(prerendered, cold),
      ]),
    ),
  );
  console.log(`\n${await writeResults('next-page', { rounds: ROUNDS, latencyMs: LATENCY_MS, pages: rows })}`);
}

/** @returns milliseconds from the click to the first contentful paint */
async function click(
  { page, hover }: PrerenderingChromium,
  origin: string,
  path: string,
  mode: (typeof MODES)[number],
): Promise<number> {
  const client = await page.createCDPSession();
  await client.send('Network.clearBrowserCache');
  await client.detach();
  await page.goto(`${origin}/privacy`);
  await wait(500);
  const link = `header a[href="${path}"]`;
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => {
        sessionStorage.clickedAt = performance.timeOrigin + performance.now();
      },
      true,
    );
  });
  if (mode === 'prerendered') {
    await hover(link);
    await wait(1500);
    await Promise.all([page.waitForNavigation(), page.click(link)]);
  } else {
    // Click by script: a pointer would trigger prerendering.
    await Promise.all([page.waitForNavigation(), page.$eval(link, clickElement)]);
  }
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime - Number(sessionStorage.clickedAt));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

function clickElement(element: Element): void {
  (element as HTMLElement).click();
}

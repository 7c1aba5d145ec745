/**
 * Lighthouse with mobile settings on each kind of page, next to the same text as bare HTML. The two alternate, so that other
 * load on the machine affects both; their ratio is the result.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { startServer } from '../../tests/support/server.ts';
import { allRoutes } from '../../tools/routes.ts';
import { median, table, writeResults } from '../report.ts';
import { barePage } from './bare.ts';
import { startHttpsProxy } from './https-front.ts';
import { CATEGORIES, type Report, startLighthouse } from './lighthouse.ts';

/** One page of each kind, with what its largest element is. */
const KINDS = {
  '/': 'picture',
  '/services/coloring-treatments': 'picture',
  '/gallery': 'picture',
  '/view-our-salon': 'picture',
  '/locations/denison': 'picture',
  '/services/eyebrows': 'text',
  '/about': 'text',
  '/careers': 'picture',
  '/contact': 'text',
  '/blog': 'picture',
  '/privacy': 'text',
} as const;
/** Largest paint of a page divided by that of its bare HTML, at most. */
const GOAL = { picture: 1.7, text: 1.35 } as const;

interface Row {
  readonly route: string;
  readonly kind: 'picture' | 'text';
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  /** Largest paint of the bare HTML. */
  readonly bareLcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Total blocking time of the bare HTML. */
  readonly bareTbt: number;
  readonly kib: number;
  /** Share of the transfer that Lighthouse calls wasted on pictures, 0 to 1. */
  readonly wasted: number;
  /** Audits that score below 90. */
  readonly failed: readonly string[];
}

export async function benchPages(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      runs: { type: 'string', default: '5' },
      route: { type: 'string', multiple: true },
      all: { type: 'boolean' },
    },
  });
  const article = allRoutes().find((route) => route.startsWith('/blog/')) ?? '/blog';
  const kinds: Record<string, 'picture' | 'text'> = { ...KINDS, [article]: 'picture' };
  const routes = values.route ?? (values.all ? allRoutes() : Object.keys(kinds));
  const bare = new Map(routes.map((route) => [barePath(route), barePage(readPage(route))]));

  await using server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  await using proxy = await startHttpsProxy(server.url, bare);
  await using lighthouse = await startLighthouse();
  const rows: Row[] = [];
  for (const route of routes) {
    const [pages, bareReports]: [Report[], Report[]] = [[], []];
    for (let run = 0; run < Number(values.runs); run += 1) {
      pages.push(await lighthouse.measure(proxy.url + route));
      if (!values.all) bareReports.push(await lighthouse.measure(proxy.url + barePath(route)));
    }
    rows.push(
      summary(route, kinds[route] ?? (route.startsWith('/blog/') ? 'picture' : 'text'), pages, bareReports),
    );
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  print(rows);
  const name = values.all ? 'pages-all' : 'pages';
  console.log(`\n${await writeResults(name, { runs: Number(values.runs), goal: GOAL, pages: rows })}`);
}

function readPage(route: string): string {
  return readFileSync(`dist${route === '/' ? '/index' : route}.html`, 'utf8');
}

function barePath(route: string): string {
  return `/bare${route === '/' ? '/home' : route}`;
}

function summary(
  route: string,
  kind: 'picture' | 'text',
  pages: readonly Report[],
  bareReports: readonly Report[],
): Row {
  const value = (reports: readonly Report[], id: string) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const failed = pages.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((category) => categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  const bytes = value(pages, 'total-byte-weight');
  const wasted = median(
    pages.map(({ audits }) => {
      const { details } = audits['image-delivery-insight'] ?? {};
      return (details?.items ?? []).reduce<number>(
        (sum, item) => sum + ((item as { wastedBytes?: number }).wastedBytes ?? 0),
        0,
      );
    }),
  );
  return {
    route,
    kind,
    scores: CATEGORIES.map((category) =>
      Math.round(100 * median(pages.map(({ categories }) => categories[category].score ?? 0))),
    ),
    fcp: Math.round(value(pages, 'first-contentful-paint')),
    lcp: Math.round(value(pages, 'largest-contentful-paint')),
    bareLcp: Math.round(value(bareReports, 'largest-contentful-paint')),
    cls: value(pages, 'cumulative-layout-shift'),
    tbt: Math.round(value(pages, 'total-blocking-time')),
    bareTbt: bareReports.length === 0 ? 0 : Math.round(value(bareReports, 'total-blocking-time')),
    kib: Math.round(bytes / 1024),
    wasted: bytes === 0 ? 0 : wasted / bytes,
    failed: [...new Set(failed)],
  };
}

function print(rows: readonly Row[]): void {
  const head = [
    'page',
    'scores',
    'FCP ms',
    'LCP ms',
    'bare LCP',
    'ratio',
    'goal',
    'CLS',
    'TBT ms',
    'bare TBT',
    'KiB',
    'wasted',
    'below 90',
  ];
  const lines = rows.map((row) => [
    row.route,
    row.scores.join('/'),
    row.fcp,
    row.lcp,
    row.bareLcp,
    row.bareLcp === 0 ? '-' : (row.lcp / row.bareLcp).toFixed(2),
    GOAL[row.kind].toFixed(2),
    row.cls.toFixed(3),
    row.tbt,
    row.bareTbt,
    row.kib,
    `${(row.wasted * 100).toFixed(0)}%`,
    row.failed.join(', '),
  ]);
  console.log(table(head, lines));
}

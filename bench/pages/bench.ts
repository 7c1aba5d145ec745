/**
 * Lighthouse's mobile measure of every kind of page, each beside its limit: the same words as bare HTML. Both are
 * measured in turn, so that what else the machine does falls on both; what counts is their ratio.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { startServer } from '../../tests/support/server.ts';
import { allRoutes } from '../../tools/routes.ts';
import { median, table, writeResults } from '../report.ts';
import { barePage } from './bare.ts';
import { startFront } from './https-front.ts';
import { CATEGORIES, type Report, startLighthouse } from './lighthouse.ts';

/** One page of each kind. Pictures lead on some; the others are words. */
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
/** How much later than its limit's a page's largest paint may come. */
const GOAL = { picture: 1.7, text: 1.35 } as const;

interface Row {
  readonly route: string;
  readonly kind: 'picture' | 'text';
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly limit: number;
  readonly cls: number;
  readonly tbt: number;
  /** What the bare words block for: less is not to be had on this machine. */
  readonly limitTbt: number;
  readonly kib: number;
  readonly wasted: number;
  readonly missing: readonly string[];
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
  const bare = new Map(routes.map((route) => [limitOf(route), barePage(readPage(route))]));

  await using server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  await using front = await startFront(server.url, bare);
  await using lighthouse = await startLighthouse();
  const rows: Row[] = [];
  for (const route of routes) {
    const [pages, limits]: [Report[], Report[]] = [[], []];
    for (let run = 0; run < Number(values.runs); run += 1) {
      pages.push(await lighthouse.measure(front.url + route));
      if (!values.all) limits.push(await lighthouse.measure(front.url + limitOf(route)));
    }
    rows.push(
      summary(route, kinds[route] ?? (route.startsWith('/blog/') ? 'picture' : 'text'), pages, limits),
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

function limitOf(route: string): string {
  return `/limit${route === '/' ? '/home' : route}`;
}

function summary(
  route: string,
  kind: 'picture' | 'text',
  pages: readonly Report[],
  limits: readonly Report[],
): Row {
  const value = (reports: readonly Report[], id: string) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const missing = pages.flatMap(({ categories, audits }) =>
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
    limit: Math.round(value(limits, 'largest-contentful-paint')),
    cls: value(pages, 'cumulative-layout-shift'),
    tbt: Math.round(value(pages, 'total-blocking-time')),
    limitTbt: limits.length === 0 ? 0 : Math.round(value(limits, 'total-blocking-time')),
    kib: Math.round(bytes / 1024),
    wasted: bytes === 0 ? 0 : wasted / bytes,
    missing: [...new Set(missing)],
  };
}

function print(rows: readonly Row[]): void {
  const head = [
    'page',
    'scores',
    'FCP ms',
    'LCP ms',
    'limit ms',
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
    row.limit,
    row.limit === 0 ? '-' : (row.lcp / row.limit).toFixed(2),
    GOAL[row.kind].toFixed(2),
    row.cls.toFixed(3),
    row.tbt,
    row.limitTbt,
    row.kib,
    `${(row.wasted * 100).toFixed(0)}%`,
    row.missing.join(', '),
  ]);
  console.log(table(head, lines));
}

/** Load times of one page of each kind; with `--all`, Lighthouse's scores of every page over HTTP/2. */
import { parseArgs } from 'node:util';
import { startServer } from '../../tests/support/server.ts';
import { allRoutes } from '../../tools/routes.ts';
import { median, writeResults } from '../report.ts';
import { CATEGORIES, type Report } from './lighthouse.ts';
import {
  type Measurer,
  type Origins,
  paintColumns,
  paintsOf,
  PROTOCOLS,
  type Measurement,
  startMeasurer,
  withHttp2,
} from './measure.ts';

/** One page of each kind. */
const KINDS = [
  '/',
  '/services/coloring-treatments',
  '/gallery',
  '/view-our-salon',
  '/locations/denison',
  '/services/eyebrows',
  '/about',
  '/careers',
  '/contact',
  '/blog',
  '/privacy',
];

export async function benchPages(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      runs: { type: 'string' },
      route: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
    },
  });
  const article = allRoutes().find((route) => route.startsWith('/blog/')) ?? '/blog';
  const runs = Number(values.runs ?? (values.all ? 1 : 5));

  await using server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  await using site = await withHttp2(server.url);
  await using measurer = await startMeasurer();
  if (values.all) await benchScores(measurer, site.origins, values.route ?? allRoutes(), runs);
  else await benchTimes(measurer, site.origins, values.route ?? [...KINDS, article], runs);
}

async function benchTimes(
  measurer: Measurer,
  origins: Origins,
  routes: readonly string[],
  runs: number,
): Promise<void> {
  const rows = [];
  for (const route of routes) {
    const samples: Measurement[] = [];
    for (let run = 0; run < runs; run += 1) samples.push(await measurer.measure(origins, route));
    const overHttp2 = samples.map(({ simulated }) => simulated['HTTP/2']);
    rows.push({
      ...lighthouseSummary(route, overHttp2),
      ...paintsOf(samples),
    });
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  console.log(`Milliseconds over ${PROTOCOLS.join(' | ')}, medians of ${String(runs)}.\n`);
  console.table(
    rows.map(({ route, scores, simulated, throttled, largest, wasted, failed, ...row }) => ({
      page: route,
      scores: scores.join('/'),
      ...paintColumns({ simulated, throttled, largest }),
      ...row,
      wasted: `${(wasted * 100).toFixed(0)}%`,
      'below 90': failed.join(', '),
    })),
  );
  console.log(`\n${await writeResults('pages', { runs, pages: rows })}`);
}

async function benchScores(
  { lighthouse }: Measurer,
  origins: Origins,
  routes: readonly string[],
  runs: number,
): Promise<void> {
  const rows = [];
  for (const route of routes) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await lighthouse.measure(origins['HTTP/2'] + route));
    rows.push(lighthouseSummary(route, reports));
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  console.table(
    rows.map(({ route, scores, lcp, failed }) => ({
      page: route,
      scores: scores.join('/'),
      'LCP ms': lcp,
      'below 90': failed.join(', '),
    })),
  );
  console.log(`\n${await writeResults('pages-all', { runs, pages: rows })}`);
}

function lighthouseSummary(route: string, reports: readonly Report[]) {
  const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const failed = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((category) => categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  const bytes = value('total-byte-weight');
  return {
    route,
    /** Medians, in the order of CATEGORIES. */
    scores: CATEGORIES.map((category) =>
      Math.round(100 * median(reports.map(({ categories }) => categories[category].score ?? 0))),
    ),
    /** Largest contentful paint in milliseconds. */
    lcp: Math.round(value('largest-contentful-paint')),
    /** Cumulative layout shift. */
    cls: value('cumulative-layout-shift'),
    /** Total blocking time in milliseconds. */
    tbt: Math.round(value('total-blocking-time')),
    kib: Math.round(bytes / 1024),
    /** Share of the transfer that Lighthouse calls wasted on pictures, 0 to 1. */
    wasted: bytes === 0 ? 0 : median(reports.map(wastedBytes)) / bytes,
    /** Audits that score below 90. */
    failed: [...new Set(failed)],
  };
}

function wastedBytes({ audits }: Report): number {
  const items = audits['image-delivery-insight']?.details?.items ?? [];
  return items.reduce<number>((sum, item) => sum + ((item as { wastedBytes?: number }).wastedBytes ?? 0), 0);
}

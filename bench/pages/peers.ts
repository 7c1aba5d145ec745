/**
 * Load times of this site beside those of other built sites: home page, list of articles, and an article. The sites alternate,
 * so that other load on the machine affects all of them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../tests/support/server.ts';
import { barePage } from './bare.ts';
import {
  type Origins,
  paintColumns,
  paintsOf,
  PROTOCOLS,
  type Measurement,
  startMeasurer,
  withHttp2,
} from './measure.ts';
import { writeResults } from '../report.ts';
import { type Files, readFolder, serveFiles } from './folder-server.ts';

const KINDS = ['home', 'list', 'article'] as const;

type Routes = Readonly<Record<(typeof KINDS)[number], string>>;

interface Site {
  readonly name: string;
  readonly origins: Origins;
  readonly routes: Routes;
}

/** `bench -- pages peers DIR…`: every DIR is a built site with a page `/blog` and a feed `rss.xml`; its name is that of the folder above. */
export async function benchPeers(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(4),
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  if (positionals.length === 0)
    throw new Error(
      'Found no folder; expected folders of built sites: npm run bench -- pages peers ../other/dist',
    );
  const runs = Number(values.runs);

  await using started = new AsyncDisposableStack();
  const serve = async (name: string, files: Files, routes: Routes, own?: string): Promise<Site> => {
    const http1 = own ?? started.use(await serveFiles(files)).url;
    return { name, routes, origins: started.use(await withHttp2(http1)).origins };
  };
  const server = started.use(await startServer({ env: { LOG_LEVEL: 'silent' } }));
  const ours = readFolder('dist');
  const ourRoutes = routesOf(ours, 'dist');
  const sites = [await serve('this site', ours, ourRoutes, server.url)];
  for (const folder of positionals) {
    const files = readFolder(folder);
    sites.push(
      await serve(path.basename(path.dirname(path.resolve(folder))), files, routesOf(files, folder)),
    );
  }
  sites.push(await serve('the same words as bare HTML', bareSite(ourRoutes), ourRoutes));

  const measurer = started.use(await startMeasurer());
  const samples = new Map<string, Measurement[]>();
  for (let run = 0; run < runs; run += 1)
    for (const kind of KINDS)
      for (const { name, origins, routes } of sites) {
        const key = `${kind} ${name}`;
        samples.set(key, [...(samples.get(key) ?? []), await measurer.measure(origins, routes[kind])]);
        process.stderr.write('.');
      }
  process.stderr.write('\n');

  const rows = KINDS.flatMap((kind) =>
    sites.map(({ name, routes }) => ({
      kind,
      site: name,
      path: routes[kind],
      ...paintsOf(samples.get(`${kind} ${name}`) ?? []),
    })),
  );
  console.log(`Milliseconds over ${PROTOCOLS.join(' | ')}, medians of ${String(runs)}.\n`);
  console.table(rows.map((row) => ({ page: row.kind, site: row.site, ...paintColumns(row) })));
  console.log(`\n${await writeResults('peers', { runs, unit: 'ms', rows })}`);
}

/** @throws Error when the site has no feed or its feed no article */
function routesOf(files: Files, folder: string): Routes {
  const feed = files.get('/rss.xml') ?? files.get('/blog/rss.xml');
  const link = feed && /<item>.*?<link>(.*?)<\/link>/su.exec(feed.toString())?.[1];
  if (!link)
    throw new Error(
      `${folder}: expected rss.xml with an article; found ${feed ? 'none in it' : 'no rss.xml'}`,
    );
  return { home: '/', list: '/blog', article: new URL(link).pathname.replace(/\/$/u, '') };
}

function bareSite(routes: Routes): Files {
  return new Map(
    Object.values(routes).map((route) => {
      const file = `${route === '/' ? '/index' : route}.html`;
      return [file, Buffer.from(barePage(readFileSync(`dist${file}`, 'utf8')))];
    }),
  );
}

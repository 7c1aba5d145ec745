/**
 * How long a build takes, and how much memory, as the blog grows: `npm run bench -- build --articles=10,100`. From
 * `--quick-from` articles on, the first build is shortened (quick-first.ts); the second, which counts, is not.
 */
import { parseArgs } from 'node:util';

import { generateProject } from '../../tests/support/generated-project.ts';
import { table, writeResults } from '../report.ts';
import { build, type Build } from './build.ts';
import { type Built, measureBuilt, pictures } from './built.ts';
import { quickFirst } from './quick-first.ts';

/** What one more article may cost a second build, in milliseconds of the processors. */
const GOAL_MS = 12;

interface Measured extends Built {
  readonly articles: number;
  /** Whether the first build was shortened: no lettered sharing pictures, light compression. */
  readonly quickFirst: boolean;
  /** The first build makes what the second finds made: sharing pictures, compressed copies, HTML of texts. */
  readonly cold: Build;
  readonly warm: Build;
  /** Pictures that the second build made all the same. */
  readonly madeAgain: number;
}

export async function benchBuild(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      articles: { type: 'string', default: '10,100,1000,5000' },
      'quick-from': { type: 'string', default: '2000' },
    },
  });
  const rows: Measured[] = [];
  for (const articles of values.articles.split(',').map(Number)) {
    const quick = articles >= Number(values['quick-from']);
    process.stderr.write(`${articles} articles, twice${quick ? ', the first time shortened' : ''}\n`);
    rows.push(await measure(articles, quick));
  }
  const builds = rows.map((row, at) => ({
    ...row,
    warmMsAnArticleMore: growth('processorSeconds', row, rows[at - 1]),
    warmWallMsAnArticleMore: growth('seconds', row, rows[at - 1]),
  }));
  const head = [
    'articles',
    'cold s',
    'warm s',
    'processor s',
    'ms an article more',
    'by the clock',
    'peak MB',
    'pictures made again',
  ];
  const cells = builds.map(({ articles, quickFirst: quick, cold, warm, madeAgain, ...more }) => [
    articles,
    `${cold.seconds}${quick ? ' (shortened)' : ''}`,
    warm.seconds,
    warm.processorSeconds,
    more.warmMsAnArticleMore ?? '-',
    more.warmWallMsAnArticleMore ?? '-',
    Math.max(cold.peakMb, warm.peakMb),
    madeAgain,
  ]);
  console.log(table(head, cells));
  const files = ['articles', 'pages', 'list page kB', 'sitemap files', 'search kB', 'of it before typing'];
  const sizes = builds.map((row) => [
    row.articles,
    row.pages,
    row.listKb,
    row.sitemaps,
    row.searchKb,
    row.searchFirstKb,
  ]);
  console.log(`\n${table(files, sizes)}`);
  console.log(`\n${await writeResults('build', { goalMsAnArticle: GOAL_MS, builds })}`);
}

/** Milliseconds that the second build takes for each article more than in the row before. */
function growth(
  what: 'processorSeconds' | 'seconds',
  row: Measured,
  before: Measured | undefined,
): number | undefined {
  if (before === undefined) return undefined;
  const more = (row.warm[what] - before.warm[what]) / (row.articles - before.articles);
  return Number((more * 1000).toFixed(1));
}

async function measure(articles: number, quick: boolean): Promise<Measured> {
  await using project = await generateProject(`bench-${articles}`, { articles });
  if (quick) quickFirst(project.root);
  const cold = await build(project);
  const made = pictures(project.root);
  const warm = await build(project);
  const madeAgain = [...pictures(project.root)].filter((picture) => !made.has(picture)).length;
  return { articles, quickFirst: quick, cold, warm, madeAgain, ...measureBuilt(project.dist) };
}

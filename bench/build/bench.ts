/** How long a build takes, and how much memory, as the blog grows: `npm run bench -- build --articles=10,100`. */
import { parseArgs } from 'node:util';

import { generateProject } from '../../tests/support/generated-project.ts';
import { table, writeResults } from '../report.ts';
import { build, type Build } from './build.ts';
import { type Built, measureBuilt, pictures } from './built.ts';

/** What one more article may cost a second build, in milliseconds of the processors. */
const GOAL_MS = 12;

/** So many sharing pictures are not lettered any more: drawing them takes an hour, and what one costs is known by then. */
const TOO_MANY_TO_LETTER = 2000;

interface Measured extends Built {
  readonly articles: number;
  readonly lettered: boolean;
  /** The first build letters a sharing picture for each article; the second finds them made. */
  readonly cold: Build;
  readonly warm: Build;
  /** Pictures that the second build made all the same. */
  readonly madeAgain: number;
}

export async function benchBuild(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { articles: { type: 'string', default: '10,100,1000,5000' } },
  });
  const rows: Measured[] = [];
  for (const articles of values.articles.split(',').map(Number)) {
    process.stderr.write(`${articles} articles, twice\n`);
    rows.push(await measure(articles));
  }
  const builds = rows.map((row, at) => ({ ...row, warmMsAnArticleMore: growth(row, rows[at - 1]) }));
  const head = [
    'articles',
    'cold s',
    'warm s',
    'processor s',
    'ms an article more',
    'peak MB',
    'pictures made again',
  ];
  const cells = builds.map(({ articles, cold, warm, warmMsAnArticleMore, madeAgain }) => [
    articles,
    cold.seconds,
    warm.seconds,
    warm.processorSeconds,
    warmMsAnArticleMore ?? '-',
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

/** Milliseconds that the processors are at work on the second build for each article more than in the row before. */
function growth(row: Measured, before: Measured | undefined): number | undefined {
  if (before === undefined) return undefined;
  const more = (row.warm.processorSeconds - before.warm.processorSeconds) / (row.articles - before.articles);
  return Number((more * 1000).toFixed(1));
}

async function measure(articles: number): Promise<Measured> {
  const lettered = articles < TOO_MANY_TO_LETTER;
  await using project = await generateProject(`bench-${articles}`, { articles, plainCards: !lettered });
  const cold = await build(project);
  const made = pictures(project.root);
  const warm = await build(project);
  const madeAgain = [...pictures(project.root)].filter((picture) => !made.has(picture)).length;
  return { articles, lettered, cold, warm, madeAgain, ...measureBuilt(project.dist) };
}

/**
 * Build time and memory for the salon's own articles and for a blog of 300: `npm run bench -- build`. Each project is
 * built twice: the first build makes pictures and compressed files, the second finds them in its cache.
 */
import { parseArgs } from 'node:util';

import { readAllArticles } from '../../site/content/read-articles.ts';
import { generateProject } from '../../tests/support/generated-project.ts';
import { table, writeResults } from '../report.ts';
import { build, type Build } from './build.ts';
import { type Built, measureBuilt, pictures } from './built.ts';

interface Measured extends Built {
  readonly articles: number;
  readonly cold: Build;
  readonly warm: Build;
  /** Pictures that the second build encoded again. */
  readonly encodedAgain: number;
}

export async function benchBuild(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { articles: { type: 'string', default: '16,300' } },
  });
  const builds: Measured[] = [];
  for (const articles of values.articles.split(',').map(Number)) {
    process.stderr.write(`${articles} articles, two builds\n`);
    builds.push(await measure(articles));
  }
  const times = builds.map(({ articles, cold, warm, encodedAgain }) => [
    articles,
    cold.seconds,
    warm.seconds,
    warm.processorSeconds,
    Math.max(cold.peakMb, warm.peakMb),
    encodedAgain,
  ]);
  console.log(table(['articles', 'cold s', 'warm s', 'CPU s', 'peak MB', 'encoded again'], times));
  const sizes = builds.map(({ articles, pages, listKb, searchKb }) => [articles, pages, listKb, searchKb]);
  console.log(`\n${table(['articles', 'pages', 'list page kB', 'search kB'], sizes)}`);
  console.log(`\n${await writeResults('build', { builds })}`);
}

/** @param articles How many in all: the salon's own, and generated ones up to this number. */
async function measure(articles: number): Promise<Measured> {
  const generated = Math.max(0, articles - readAllArticles().length);
  await using project = await generateProject(`bench-${articles}`, { articles: generated });
  const cold = await build(project);
  const made = pictures(project.root);
  const warm = await build(project);
  const encodedAgain = [...pictures(project.root)].filter((picture) => !made.has(picture)).length;
  return { articles, cold, warm, encodedAgain, ...measureBuilt(project.dist) };
}

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a build left, where its size could grow with the number of articles. */
export interface Built {
  readonly pages: number;
  /** The first page of the blog's list, as it travels (Brotli). */
  readonly listKb: number;
  /** An index is one of them, where the addresses are too many for one file. */
  readonly sitemaps: number;
  /** The search index, as it travels: all of it, and what is fetched before the first letter is typed. */
  readonly searchKb: number;
  readonly searchFirstKb: number;
}

export function measureBuilt(dist: string): Built {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const kilobytes = (some: readonly string[]) =>
    Math.round(some.reduce((sum, file) => sum + statSync(path.join(dist, file)).size, 0) / 100) / 10;
  const search = files.filter((file) => file.startsWith('search') && file.endsWith('.br'));
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    listKb: kilobytes(['blog.html.br']),
    sitemaps: files.filter((file) => /sitemap[^/\\]*\.xml$/.test(file)).length,
    searchKb: kilobytes(search),
    searchFirstKb: kilobytes(search.filter((file) => /(?:index|vocabulary)\.json\.br$/.test(file))),
  };
}

/** All pictures that builds of a project have made so far. */
export function pictures(root: string): Set<string> {
  return new Set(readdirSync(path.join(root, '.cache/astro/assets')));
}

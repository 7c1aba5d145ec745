import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Sizes of a built site that grow with the number of articles. */
export interface Built {
  readonly pages: number;
  /** First page of the blog list, Brotli. */
  readonly listKb: number;
  /** All files of the search index, Brotli. */
  readonly searchKb: number;
}

export function measureBuilt(dist: string): Built {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const kilobytes = (some: readonly string[]) =>
    Math.round(some.reduce((sum, file) => sum + statSync(path.join(dist, file)).size, 0) / 100) / 10;
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    listKb: kilobytes(['blog.html.br']),
    searchKb: kilobytes(files.filter((file) => file.startsWith('search') && file.endsWith('.br'))),
  };
}

/** Names of all encoded pictures in a project's cache. */
export function pictures(root: string): Set<string> {
  return new Set(readdirSync(path.join(root, '.cache/astro/assets')));
}

/** Size of each page's HTML after Brotli, by kind of content, next to its budget. */
import { readFileSync } from 'node:fs';

import { BUDGETS } from '../../tools/budgets.ts';
import { brotli, partsOf } from '../../tools/page-parts.ts';
import { allRoutes } from '../../tools/routes.ts';
import { table, writeResults } from '../report.ts';

export async function benchWeight(): Promise<void> {
  const pages = allRoutes().map((route) => {
    const html = readFileSync(`dist${route === '/' ? '/index' : route}.html`, 'utf8');
    const limit = route.startsWith('/blog/') ? BUDGETS.articleHtml : BUDGETS.html;
    return { route, bytes: brotli(html), limit, parts: partsOf(html) };
  });
  pages.sort((a, b) => b.bytes / b.limit - a.bytes / a.limit);
  const names = [...(pages[0]?.parts.keys() ?? [])];
  const rows = pages.map(({ route, bytes, limit, parts }) => [
    route,
    bytes,
    `${((100 * bytes) / limit).toFixed(0)}%`,
    ...names.map((name) => parts.get(name) ?? 0),
  ]);
  console.log(table(['page', 'bytes', 'of budget', ...names], rows));
  const results = pages.map(({ parts, ...page }) => ({ ...page, parts: Object.fromEntries(parts) }));
  console.log(`\n${await writeResults('weight', { unit: 'bytes after Brotli', pages: results })}`);
}

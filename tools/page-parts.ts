/** How much each part of a built page adds to its compressed size. */
import { brotliCompressSync, constants } from 'node:zlib';

import { type CheerioAPI, load } from 'cheerio';

/** Size in bytes after Brotli at its highest quality, as pages are stored and sent. */
export function brotli(text: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}

/** Selectors of whole elements, or of attributes. */
const ELEMENTS = {
  styles: 'style',
  'structured data': 'script[type="application/ld+json"]',
  'inline script': 'script:not([src], [type^="application/"])',
  svg: 'svg',
} as const;
const ATTRIBUTES = {
  'picture URLs': ['srcset', 'sizes', 'src', 'data-view'],
  'island props': ['props'],
} as const;

export type Part = keyof typeof ELEMENTS | keyof typeof ATTRIBUTES | 'markup and words';

/**
 * Bytes that a page would lose without each of its parts. Compression works across parts, so the sum differs slightly
 * from the total. The rest is "markup and words".
 */
export function partsOf(html: string): ReadonlyMap<Part, number> {
  const whole = brotli(load(html).html());
  const parts = new Map<Part, number>();
  const rest = load(html);
  const measure = (part: Part, remove: ($: CheerioAPI) => void) => {
    const $ = load(html);
    remove($);
    remove(rest);
    parts.set(part, whole - brotli($.html()));
  };
  for (const [part, selector] of Object.entries(ELEMENTS) as [Part, string][])
    measure(part, ($) => $(selector).remove());
  for (const [part, names] of Object.entries(ATTRIBUTES) as [Part, readonly string[]][])
    measure(part, ($) => {
      for (const name of names) $(`[${name}]`).removeAttr(name);
    });
  return parts.set('markup and words', brotli(rest.html()));
}

/**
 * Error message for an exceeded budget: page, size, limit, and the three largest causes.
 * @param causes names and sizes in bytes
 */
export function budgetError(
  page: string,
  what: string,
  bytes: number,
  limit: number,
  causes: Iterable<readonly [string, number]>,
): string {
  const largest = [...causes].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const named = largest.map(([cause, size]) => `${cause} ${size.toLocaleString('en-US')}`).join(', ');
  const [found, expected] = [bytes, limit].map((number) => number.toLocaleString('en-US'));
  return `${page}: ${what}: found ${String(found)} bytes, expected at most ${String(expected)} (tools/budgets.ts); most of it: ${named}`;
}

/** What a built page consists of, and what each part adds to its weight. */
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after Brotli at its highest quality, as pages are stored and sent. */
export function brotli(text: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}

const PARTS = {
  styles: /<style\b[\s\S]*?<\/style>/g,
  'structured data': /<script type="application\/ld\+json"[\s\S]*?<\/script>/g,
  'inline script': /<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g,
  svg: /<svg\b[\s\S]*?<\/svg>/g,
  'picture addresses': /\s(?:srcset|sizes|src|data-view)="[^"]*"/gi,
  'properties of islands': /\sprops="[^"]*"/g,
} as const;

export type Part = keyof typeof PARTS | 'markup and words';

/**
 * Bytes that a page would lose without each of its parts. Compressed parts lean on each other, so the sum is a little
 * off the whole; what is left without all of them is "markup and words".
 */
export function partsOf(html: string): ReadonlyMap<Part, number> {
  const whole = brotli(html);
  const parts = new Map<Part, number>();
  let rest = html;
  for (const [part, pattern] of Object.entries(PARTS) as [keyof typeof PARTS, RegExp][]) {
    parts.set(part, whole - brotli(html.replaceAll(pattern, '')));
    rest = rest.replaceAll(pattern, '');
  }
  return parts.set('markup and words', brotli(rest));
}

/**
 * One sentence for whoever broke a budget: page, number, limit, and the three largest causes.
 * @param causes what weighs how many bytes
 */
export function breach(
  page: string,
  what: string,
  bytes: number,
  limit: number,
  causes: Iterable<readonly [string, number]>,
): string {
  const largest = [...causes].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const named = largest.map(([cause, size]) => `${cause} ${size.toLocaleString('en-US')}`).join(', ');
  const [is, may] = [bytes, limit].map((number) => number.toLocaleString('en-US'));
  return `${page}: ${what} ${String(is)} bytes, may be ${String(may)} (tools/budgets.ts); most of it: ${named}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content.ts';
import type { Problem } from './source/problem.ts';

/** A comment that begins with SAMPLE. */
export const SAMPLE = /(?:^|\s)# SAMPLE\b/u;

/** Every place in content/ that is marked as invented. */
export function samples({ root }: Content): Problem[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/u.test(name))
    .sort()
    .flatMap((name) => samplesIn(`content/${name}`, readFileSync(join(root, 'content', name), 'utf8')));
}

function samplesIn(file: string, text: string): Problem[] {
  const lines = text.split(/\r?\n/u);
  // In the text of an article, below its front matter, `#` begins a heading.
  const end = file.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  return lines.slice(0, end).flatMap((line, index) => {
    if (!SAMPLE.test(line)) return [];
    const expected = 'what is true of the salon, without the mark';
    return [{ file, path: [], line: index + 1, found: `a sample: ${line.trim()}`, expected }];
  });
}

/** Hosts of this machine or network, and names that lead nowhere (RFC 2606, RFC 6761). */
const NOT_PUBLIC =
  /^(?:localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|\[::1\]|(?:.+\.)?example\.(?:com|net|org)|.+\.(?:example|localhost|local|test|invalid))$/u;

/**
 * The samples that a build must not publish.
 *
 * @param origin of the site, like https://copperandsage.com
 * @param allowed whether ALLOW_SAMPLES is set, for a preview
 */
export function publishedSamples(content: Content, origin: string, allowed: boolean): Problem[] {
  if (allowed || NOT_PUBLIC.test(new URL(origin).hostname)) return [];
  const found = samples(content);
  if (found.length === 0) return [];
  const expected =
    'no public address while facts are samples; replace them and remove their marks, or set ALLOW_SAMPLES=1 for a preview';
  return [{ file: 'address of the site', path: [], found: origin, expected }, ...found];
}

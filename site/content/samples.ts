import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem } from './content-error.ts';
import { projectRoot } from './root.ts';

/** `sample: true`, or a comment that begins with SAMPLE. */
const MARK = /^\s*sample: true\b|(?:^|\s)# SAMPLE\b/u;

/** Every place in content/ that is marked as invented. */
export function samples(root = projectRoot()): Problem[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/u.test(name))
    .sort()
    .flatMap((name) => samplesIn(`content/${name}`, readFileSync(join(root, 'content', name), 'utf8')));
}

function samplesIn(file: string, text: string): Problem[] {
  const lines = text.split(/\r?\n/u);
  // In the text of an article, below its front matter, `#` begins a heading.
  const end = file.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  return lines
    .slice(0, end)
    .map((line, at) => ({ file, field: '', message: `found a sample: ${line.trim()}`, line: at + 1 }))
    .filter((_, at) => MARK.test(lines[at] ?? ''));
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
export function publishedSamples(origin: string, allowed: boolean, root?: string): Problem[] {
  if (allowed || NOT_PUBLIC.test(new URL(origin).hostname)) return [];
  const found = samples(root);
  const message = `found ${origin}, expected no public address while facts are samples; replace them and remove their marks, or set ALLOW_SAMPLES=1 for a preview`;
  return found.length === 0 ? [] : [{ file: 'address of the site', field: '', message }, ...found];
}

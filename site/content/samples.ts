import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isCollection, isPair, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from './source/problem.ts';
import { FRONT_MATTER } from './source/read.ts';

/** The mark of an invented value, a comment that begins with SAMPLE, with all that follows it on the line. */
const MARK = /(?:^|\s+)# SAMPLE\b.*/u;

interface SampleMark {
  /** Of the file, from 0. */
  readonly line: number;
  /** Of the value that the mark is about: the one on its line, or below it. */
  readonly path: readonly (string | number)[];
}

/** Whether a comment of YAML, which the parser returns without its `#`, is a mark. */
export function isSampleMark(comment: string): boolean {
  return MARK.test(`#${comment}`);
}

/** The marks in a content file. In the text of an article, below its front matter, `#` begins a heading. */
export function samplesIn(text: string): SampleMark[] {
  const { start = '', yaml = text } = FRONT_MATTER.exec(text)?.groups ?? {};
  const above = start.split('\n').length - 1;
  const lineCounter = new LineCounter();
  /** The outermost field or list entry that begins on each line of the YAML. */
  const begins = new Map<number, { path: SampleMark['path']; isFirst: boolean }>();
  const find = (node: unknown, parent: SampleMark['path']): void => {
    if (!isCollection(node)) return;
    node.items.forEach((item, index) => {
      const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
      const path = [...parent, isPair(item) ? String(key) : index];
      const line = lineCounter.linePos((key as Node).range?.[0] ?? 0).line - 1;
      if (!begins.has(line)) begins.set(line, { path, isFirst: index === 0 });
      find(value, path);
    });
  };
  find(parseDocument(yaml, { lineCounter }).contents, []);
  const lines = yaml.split('\n');
  return lines.flatMap((content, index): SampleMark[] => {
    if (!MARK.test(content)) return [];
    const line = index + above;
    if (!content.trimStart().startsWith('#')) return [{ line, path: begins.get(index)?.path ?? [] }];
    const below = begins.get(lines.findIndex((_, other) => other > index && begins.has(other)));
    const { path = [], isFirst } = below ?? {};
    // A comment above the first field is about all of them.
    return [{ line, path: isFirst ? path.slice(0, -1) : path }];
  });
}

/** The text of a content file without the marks of a value. */
export function withoutSampleMarks(text: string, path: SampleMark['path']): string {
  const marked = samplesIn(text).filter((sample) => isDeepStrictEqual(sample.path, path));
  return text
    .split('\n')
    .flatMap((content, index) => {
      if (!marked.some(({ line }) => line === index)) return [content];
      const rest = content.replace(MARK, '');
      return rest.trim() === '' ? [] : [rest];
    })
    .join('\n');
}

/** Every place in the content/ of a project that is marked as invented. */
function sampleProblems(root: string): Problem[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/u.test(name))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(root, 'content', name), 'utf8');
      const lines = text.split('\n');
      const expected = 'what is true of the salon, without the mark';
      return samplesIn(text).map(({ line }): Problem => {
        const found = `a sample: ${lines[line]?.trim() ?? ''}`;
        return { file: `content/${name}`, path: [], line: line + 1, found, expected };
      });
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
export function publishedSamples(root: string, origin: string, allowed: boolean): Problem[] {
  if (allowed || NOT_PUBLIC.test(new URL(origin).hostname)) return [];
  const found = sampleProblems(root);
  if (found.length === 0) return [];
  const expected =
    'no public address while facts are samples; replace them and remove their marks, or set ALLOW_SAMPLES=1 for a preview';
  return [{ file: 'address of the site', path: [], found: origin, expected }, ...found];
}

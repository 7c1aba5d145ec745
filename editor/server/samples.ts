import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Sample } from '../shared/api.ts';
import { type Path, schemaAt } from '../shared/schema.ts';
import { inWords } from '../shared/words.ts';
import { writeChecked } from './check.ts';
import { contentFiles, fileVersion, isText, readText } from './content-files.ts';
import { choices, contentEntries, fieldsOf } from './entries.ts';
import { placeOf } from './labels.ts';

/** `sample: true`, or a comment that begins with SAMPLE. */
const MARK = /^\s*sample: true\b|(?:^|\s)# SAMPLE\b/u;

/** A mark: its line, from 0, and the path of the value that it is about. */
interface Mark {
  readonly line: number;
  readonly path: Path;
}

/** The paths of the values of a file that are marked as samples. */
export const samplePaths = (file: string, text: string): Path[] =>
  marksIn(file, text).map(({ path }) => path);

function marksIn(file: string, text: string): Mark[] {
  const lines = text.split(/\r?\n/u);
  const isMarkdown = file.endsWith('.md');
  // In the text of an article, below its front matter, `#` begins a heading.
  const end = isMarkdown ? lines.indexOf('---', 1) : lines.length;
  const first = isMarkdown ? 1 : 0;
  const paths = pathsByLine(lines.slice(first, end).join('\n'));
  return lines.slice(first, end).flatMap((line, at) => {
    if (!MARK.test(line)) return [];
    const own = paths.get(at);
    if (own) return [{ line: at + first, path: own }];
    // A comment on a line of its own is about the group that begins below it, or about what is in the next line.
    const next = [...paths.keys()].filter((other) => other > at).sort((one, other) => one - other)[0];
    const path = paths.get(next ?? -1) ?? [];
    const isFirst = ![...paths].some(([above, other]) => above < (next ?? 0) && areSiblings(path, other));
    return [{ line: at + first, path: isFirst ? path.slice(0, -1) : path }];
  });
}

const areSiblings = (one: Path, other: Path) =>
  one.length === other.length && one.slice(0, -1).join('.') === other.slice(0, -1).join('.');

/** The outermost value that begins on each line. */
function pathsByLine(yaml: string): Map<number, Path> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const paths = new Map<number, Path>();
  const add = (node: unknown, path: Path) => {
    const offset = (node as { range?: readonly number[] | null } | null)?.range?.[0];
    const line = offset === undefined ? -1 : counter.linePos(offset).line - 1;
    if (!paths.has(line)) paths.set(line, path);
  };
  const walk = (node: unknown, path: Path) => {
    if (isSeq(node))
      node.items.forEach((item, at) => {
        add(item, [...path, at]);
        walk(item, [...path, at]);
      });
    if (isMap(node))
      for (const { key, value } of node.items) {
        const own = [...path, String(isScalar(key) ? key.value : key)];
        add(key, own);
        walk(value, own);
      }
  };
  walk(document.contents, []);
  return paths;
}

/** Everything in content/ that is marked as invented. */
export async function listSamples(root: string): Promise<Sample[]> {
  const [entries, names] = [contentEntries(root), choices(root)];
  const files = contentFiles(root).files.filter(isText).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      const { data } = fileVersion(text);
      return samplePaths(file, text).map((path) => {
        const value = path.reduce<unknown>(
          (part, key) => (part as Record<string | number, unknown> | null)?.[key],
          data,
        );
        return {
          file,
          path,
          place: placeOf(root, entries, file, path),
          value: path.length === 0 ? '' : inWords(value, schemaAt(fieldsOf(file), path), names),
        };
      });
    }),
  );
  return found.flat();
}

/** Takes the mark of a value away. */
export async function confirmSample(
  root: string,
  { file, path }: Pick<Sample, 'file' | 'path'>,
): Promise<void> {
  const text = await readText(root, file);
  const mark = marksIn(file, text).find((one) => one.path.join('.') === path.join('.'));
  if (!mark) return;
  const lines = text.split('\n');
  const line = (lines[mark.line] ?? '')
    .replace('sample: true', 'sample: false')
    .replace(/\s*# SAMPLE\b.*/u, '');
  const written = line.trim() === '' ? lines.toSpliced(mark.line, 1) : lines.with(mark.line, line);
  await writeChecked(root, { [file]: written.join('\n') });
}

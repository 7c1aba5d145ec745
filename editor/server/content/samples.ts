import { isCollection, isPair, LineCounter, type Node, parseDocument } from 'yaml';
import { SAMPLE } from '../../../site/content/samples.ts';
import type { Choices, FieldSchema } from '../../shared/api.ts';
import { childSchema, type Path, schemaAt, valueAt } from '../../shared/schema.ts';
import { formatValue } from '../../shared/words.ts';
import { writeChecked } from './check.ts';
import { contentFiles, isText, readText, usableContent, withYaml, yamlOf } from './content-files.ts';
import { fieldsOf, listContent } from './entries.ts';
import { placeOf } from './labels.ts';

/** A marked line of YAML, counted from 0, with the path of the value that it is about. */
interface Mark {
  readonly line: number;
  readonly path: Path;
}

function marksIn(yaml: string): Mark[] {
  const lineCounter = new LineCounter();
  /** The outermost field or list entry that begins on each line. */
  const begins = new Map<number, { path: Path; isFirst: boolean }>();
  const find = (node: unknown, parent: Path): void => {
    if (!isCollection(node)) return;
    node.items.forEach((item, at) => {
      const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
      const path = [...parent, isPair(item) ? String(key) : at];
      const line = lineCounter.linePos((key as Node).range?.[0] ?? 0).line - 1;
      if (!begins.has(line)) begins.set(line, { path, isFirst: at === 0 });
      find(value, path);
    });
  };
  find(parseDocument(yaml, { lineCounter }).contents, []);
  const lines = yaml.split('\n');
  return lines.flatMap((text, line): Mark[] => {
    if (!SAMPLE.test(text)) return [];
    if (!text.trimStart().startsWith('#')) return [{ line, path: begins.get(line)?.path ?? [] }];
    const { path = [], isFirst } = begins.get(lines.findIndex((_, at) => at > line && begins.has(at))) ?? {};
    // A comment above the first field is about all of them.
    return [{ line, path: isFirst ? path.slice(0, -1) : path }];
  });
}

/** The paths of the values of a file that are marked as samples. */
export const samplePaths = (text: string): Path[] => marksIn(yamlOf(text)).map(({ path }) => path);

export type Sample = ReturnType<typeof listSamples>[number];

/** Everything in content/ that is marked as invented. */
export function listSamples(root: string) {
  const content = usableContent(root);
  const { entries, choices } = listContent(root);
  const files = contentFiles(root).files.filter(isText).sort();
  return files.flatMap((file) =>
    samplePaths(Buffer.from(content.bytes(file)).toString('utf8')).map((path) => {
      const value = valueAt(content.source(file).document.toJS(), path);
      return {
        file,
        path,
        place: placeOf(content, entries, { file, path }),
        value: formatNestedValue(value, schemaAt(fieldsOf(file), path), choices),
      };
    }),
  );
}

/** A value with all its texts, of which a name alone would not say what to confirm. */
function formatNestedValue(value: unknown, schema: FieldSchema, names: Choices): string {
  if (typeof value !== 'object' || value === null) return formatValue(value, schema, names);
  const parts = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const own = childSchema(schema, Array.isArray(value) ? Number(key) : key);
    return own.advanced || !['string', 'object'].includes(typeof part) ? '' : formatValue(part, own, names);
  });
  return parts.filter(Boolean).join(', ');
}

/** Takes the mark of a value away. */
export async function confirmSample(
  root: string,
  { file, path }: { file: string; path: Path },
): Promise<void> {
  const confirmed = withYaml(await readText(root, file), (yaml) => {
    const marks = marksIn(yaml).filter((mark) => mark.path.join('.') === path.join('.'));
    const lines = yaml.split('\n').map((text, line) => {
      if (!marks.some((mark) => mark.line === line)) return text;
      return text.replace(/\s*# SAMPLE\b.*$/u, '');
    });
    return lines.filter((text, line) => text !== '' || !marks.some((mark) => mark.line === line)).join('\n');
  });
  await writeChecked(root, { [file]: confirmed });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Pair, parseDocument, visit } from 'yaml';
import { type Choices, type FieldSchema } from '../shared/api.ts';
import { childSchema, type Path, schemaAt, valueAt } from '../shared/schema.ts';
import { inWords } from '../shared/words.ts';
import { writeChecked } from './check.ts';
import { contentFiles, fileVersion, isText, readText, withYaml, yamlOf } from './content-files.ts';
import { FORM } from './edit-yaml.ts';
import { fieldsOf, listContent } from './entries.ts';
import { placeOf } from './labels.ts';

/** A line of a comment. */
const MARK = /^ SAMPLE\b/u;

/** A mark, `sample: true` or a comment that begins with SAMPLE, with the path of the value that it is about. */
interface Mark {
  readonly path: Path;
  readonly remove: () => void;
}

type Commented = Partial<Pick<Document, 'comment' | 'commentBefore'>>;

const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

function marksIn(document: Document): Mark[] {
  const marks: Mark[] = [];
  const add = (path: Path, remove: () => void) => marks.push({ path, remove });
  const find = (commented: Commented, pathOf: (key: keyof Commented) => Path) => {
    for (const key of ['comment', 'commentBefore'] as const) {
      const lines = commented[key]?.split('\n') ?? [];
      const rest = lines.filter((line) => !MARK.test(line));
      if (rest.length < lines.length) add(pathOf(key), () => (commented[key] = rest.join('\n') || null));
    }
  };
  find(document, () => []);
  visit(document, (_, node, ancestors) => {
    const all = [...ancestors, node];
    const path = all.flatMap((one, at): Path => {
      const parent = all[at - 1];
      if (isPair(one)) return [nameOf(one)];
      return isSeq(parent) ? [parent.items.indexOf(one)] : [];
    });
    if (isPair(node) && nameOf(node) === 'sample' && isScalar(node.value) && node.value.value === true) {
      const { value } = node;
      add(path, () => (value.value = false));
    }
    // A comment above the first field is about the whole map; one beside that field, about its list entry.
    const [list, fields, field] = all.slice(-4);
    const isFirst = isMap(fields) && fields.items[0] === field;
    if (isNode(node))
      find(node, (key) => (isFirst && (key !== 'comment' || isSeq(list)) ? path.slice(0, -1) : path));
  });
  return marks;
}

/** The paths of the values of a file that are marked as samples. */
export const samplePaths = (text: string): Path[] =>
  marksIn(parseDocument(yamlOf(text))).map(({ path }) => path);

export type Sample = Awaited<ReturnType<typeof listSamples>>[number];

/** Everything in content/ that is marked as invented. */
export async function listSamples(root: string) {
  const { entries, choices } = listContent(root);
  const files = contentFiles(root).files.filter(isText).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      const { data } = fileVersion(text);
      return samplePaths(text).map((path) => {
        return {
          file,
          path,
          place: placeOf(root, entries, { file, path }),
          value: allInWords(valueAt(data, path), schemaAt(fieldsOf(file), path), choices),
        };
      });
    }),
  );
  return found.flat();
}

/** A value with all its texts, of which a name alone would not say what to confirm. */
function allInWords(value: unknown, schema: FieldSchema, names: Choices): string {
  if (typeof value !== 'object' || value === null) return inWords(value, schema, names);
  const parts = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const own = childSchema(schema, Array.isArray(value) ? Number(key) : key);
    return own.more || !['string', 'object'].includes(typeof part) ? '' : inWords(part, own, names);
  });
  return parts.filter(Boolean).join(', ');
}

/** Takes the mark of a value away. */
export async function confirmSample(
  root: string,
  { file, path }: { file: string; path: Path },
): Promise<void> {
  const confirmed = withYaml(await readText(root, file), (yaml) => {
    const document = parseDocument(yaml);
    for (const mark of marksIn(document)) if (mark.path.join('.') === path.join('.')) mark.remove();
    return document.toString(FORM);
  });
  await writeChecked(root, { [file]: confirmed });
}

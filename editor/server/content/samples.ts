import { SAMPLE, samplesIn } from '../../../site/content/samples.ts';
import type { Choices, FieldSchema, Path, Sample } from '../../shared/api.ts';
import { childSchema, schemaAt, valueAt } from '../../shared/schema.ts';
import { formatValue } from '../../shared/words.ts';
import { writeChecked } from './check.ts';
import { contentFiles, isText, readText, usableContent, withYaml, yamlOf } from './content-files.ts';
import { fieldsOf, listContent } from './entries.ts';
import { breadcrumbOf } from './labels.ts';

/** The paths of the values of a file that are marked as samples. */
export const samplePaths = (text: string): Path[] => samplesIn(yamlOf(text)).map(({ path }) => path);

/** Everything in content/ that is marked as invented. */
export function listSamples(root: string): Sample[] {
  const content = usableContent(root);
  const { entries, choices } = listContent(root);
  const files = contentFiles(root).files.filter(isText).sort();
  return files.flatMap((file) =>
    samplePaths(Buffer.from(content.bytes(file)).toString('utf8')).map((path) => {
      const value = valueAt(content.source(file).document.toJS(), path);
      return {
        file,
        path,
        breadcrumb: breadcrumbOf(content, entries, { file, path }),
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
    const marks = samplesIn(yaml).filter((mark) => mark.path.join('.') === path.join('.'));
    const lines = yaml.split('\n').map((text, line) => {
      if (!marks.some((mark) => mark.line === line)) return text;
      return text.replace(SAMPLE, '');
    });
    return lines.filter((text, line) => text !== '' || !marks.some((mark) => mark.line === line)).join('\n');
  });
  await writeChecked(root, { [file]: confirmed });
}

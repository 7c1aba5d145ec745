import { samplesIn, withoutSampleMarks } from '../../../site/content/samples.ts';
import type { Choices, FieldSchema, Path, Sample } from '../../shared/api.ts';
import { childSchema, schemaAt, valueAt } from '../../shared/schema.ts';
import { formatValue } from '../../shared/words.ts';
import { writeChecked } from './check.ts';
import { contentFiles, isText, readText, usableContent } from './content-files.ts';
import { fieldsOf, listContent } from './entries.ts';
import { breadcrumbOf } from './labels.ts';

/** Everything in content/ that is marked as invented. */
export function listSamples(root: string): Sample[] {
  const content = usableContent(root);
  const { entries, choices } = listContent(root);
  const files = contentFiles(root).files.filter(isText).sort();
  return files.flatMap((file) =>
    samplesIn(Buffer.from(content.bytes(file)).toString('utf8')).map(({ path }) => {
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
  await writeChecked(root, { [file]: withoutSampleMarks(await readText(root, file), path) });
}

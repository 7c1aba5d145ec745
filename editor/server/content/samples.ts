import { samplesIn, withoutSampleMarks } from '../../../site/content/samples.ts';
import type { Sample } from '../../shared/api.ts';
import { schemaAt, valueAt } from '../../shared/schema.ts';
import { partsOf } from '../../shared/format-value.ts';
import { writeChecked } from './check.ts';
import { contentFiles, isText, readableSource, readText, usableContent } from './content-files.ts';
import { fieldsOf, listContent } from './list-content.ts';
import { breadcrumbOf } from './labels.ts';

/** Everything in content/ that is marked as invented. */
export function listSamples(root: string): Sample[] {
  const content = usableContent(root);
  const { menu, choices } = listContent(root);
  const files = contentFiles(root).files.filter(isText).sort();
  return files.flatMap((file) =>
    samplesIn(Buffer.from(content.bytes(file)).toString('utf8')).map(({ path }) => {
      const value = valueAt(readableSource(content, file)?.document.toJS(), path);
      return {
        file,
        path,
        breadcrumb: breadcrumbOf(content, menu, file, path),
        value: partsOf(value, schemaAt(fieldsOf(file), path), choices).join(', '),
      };
    }),
  );
}

export async function confirmSample(root: string, { file, path }: Pick<Sample, 'file' | 'path'>) {
  await writeChecked(root, { [file]: withoutSampleMarks(await readText(root, file), path) });
}

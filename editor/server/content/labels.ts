import { basename } from 'node:path';
import type { Content } from '../../../site/content/content.ts';
import { registryEntry, registry } from '../../../site/content/registry.ts';
import type { Problem } from '../../../site/content/source/problem.ts';
import { capitalize } from '../../../site/lib/capitalize.ts';
import type { ContentForm, LabeledProblem, Path } from '../../shared/api.ts';
import { schemaAt, valueAt } from '../../shared/schema.ts';
import { fieldLabel } from '../../shared/field-label.ts';
import { formOf } from '../../shared/form-of.ts';
import { fieldsOf, listContent } from './list-content.ts';

/** The owner's name for a file that is not in the menu. @param data of the file, or its last one if it was deleted */
export function fileLabel(file: string, data?: unknown): string {
  if (file === registry.photos.file) return 'Photos';
  const name = basename(file)
    .replace(/\.\w+$/u, '')
    .replaceAll('-', ' ');
  if (file.endsWith('.svg')) return `Drawing: ${name}`;
  const kind = registryEntry(file);
  const label = kind && 'labelField' in kind && valueAt(data, [kind.labelField]);
  return typeof label === 'string' ? label : name;
}

/**
 * Problems with the words of the form: `Close for a day, Thanksgiving, First day`.
 *
 * @param content in which they were found; it may not be written yet
 */
export function labelProblems(content: Content, problems: readonly Problem[]): LabeledProblem[] {
  const forms = problems.length > 0 ? listContent(content.root).menu : [];
  return problems.filter(isForOwner).map((problem) => {
    const { file, line } = problem;
    const path = problem.path.length === 0 && line !== undefined ? ['body'] : problem.path;
    return { file, path, breadcrumb: breadcrumbOf(content, forms, file, path), text: problemText(problem) };
  });
}

/** False for a missing link name if the name is missing, too: the form fills it in from that. */
function isForOwner({ file, path }: Problem, _: number, problems: readonly Problem[]): boolean {
  const { slugOf } = path.length > 0 ? schemaAt(fieldsOf(file), path) : {};
  const name = slugOf && [...path.slice(0, -1), slugOf].join('.');
  return !problems.some((problem) => problem.file === file && problem.path.join('.') === name);
}

/** The labels that lead to a field. */
export function breadcrumbOf(
  content: Content,
  forms: readonly ContentForm[],
  file: string,
  path: Path,
): string {
  const label = formOf(forms, file, path)?.label;
  try {
    const data: unknown = content.source(file).document.toJS();
    const words = path[0] === 'body' ? 'Text' : fieldLabel(fieldsOf(file), data, path);
    return [label ?? fileLabel(file, data), words].filter(Boolean).join(', ');
  } catch {
    // A file that cannot be read, such as a missing photo or broken YAML, has no fields to name.
    return label ?? fileLabel(file);
  }
}

/** What a field of a format holds, and how the file writes it. */
const FORMATS: Readonly<Record<string, readonly [expected: string, written: RegExp]>> = {
  phone: ['a phone number with area code, like (903) 555-0142', /^$/u],
  time: ['a time of the day', /^\d\d:\d\d$/u],
  date: ['a day of the calendar', /^\d{4}-\d\d-\d\d$/u],
  uri: ['an address, like instagram.com/your-salon', /^https:\/\/\S+$/u],
};

/** A problem in the owner's words. */
function problemText({ file, expected, found, value, path, code }: Problem): string {
  const sentence = `${capitalize(found)}: this should be ${expected}.`;
  // A photo or a drawing has no fields.
  if (path.length === 0) return sentence;
  const schema = schemaAt(fieldsOf(file), path);
  const [format, written = /^$/u] =
    FORMATS[schema.format ?? ''] ?? (schema.unit ? ['whole dollars, like 70', /^\d+$/u] : []);
  if (code && format) return `Write ${format}.`;
  if (code === 'empty') return 'Please fill this in.';
  if (code === 'missing') return `Still missing: ${expected}.`;
  // Where several fields have to fit together, and in advice.
  if (value === undefined) return sentence;
  const typed = typeof value === 'string' ? value : JSON.stringify(value);
  if (format && !written.test(typed)) return `“${typed}” is not understood: write ${format}.`;
  return `This should be ${expected}.`;
}

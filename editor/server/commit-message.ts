import { type FileChanges } from '../shared/api.ts';
import { changeText } from './describe-changes.ts';

/** Longest commit subject that Git's tools do not truncate. */
const SUBJECT = 72;

/** One change as it is, several as the names of what changed with a list of all. */
export function commitMessage(files: readonly FileChanges[]): string {
  const lines = changeLines(files);
  const [only] = lines;
  if (lines.length === 1 && only !== undefined && only.length <= SUBJECT) return only;
  const names = [...new Set(files.map(({ label }) => label))];
  const subject = [3, 2, 1]
    .map((count) => `Change ${names.slice(0, count).join(', ')}${names.length > count ? ' and more' : ''}`)
    .find((text) => text.length <= SUBJECT);
  return `${subject ?? 'Change several texts'}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** Each change as a line: `Haircuts, Root Touch-Ups: $60 → $65`. */
function changeLines(files: readonly FileChanges[]): string[] {
  return files.flatMap(({ label, status, changes, photo }) => {
    const name = photo ? `Photo “${label}”` : label;
    if (changes.length === 0) return [`${name}: ${photo && status === 'changed' ? 'replaced' : status}`];
    return changes.map((one) =>
      changeText({ ...one, label: [name, one.label].filter(Boolean).join(', ') }).replaceAll(/\s+/gu, ' '),
    );
  });
}

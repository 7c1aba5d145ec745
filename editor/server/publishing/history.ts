import type { Version } from '../../shared/api.ts';
import { writeChecked } from '../content/check.ts';
import { readSalon } from '../content/content-files.ts';
import { EditorError } from '../errors.ts';
import { git, tryGit } from '../git.ts';
import type { Project } from '../settings.ts';
import { changedFiles, contentAt, publishedCommit } from './repository.ts';

const SHOWN = 30;

/** Added and removed lines that are neither empty nor comments in YAML. */
const SHOWN_LINE = '^[[:space:]]*([^#[:space:]]|##)';

/** The commits that changed the content, newest first. Those that were not published with the editor say so. */
export async function versions(root: string): Promise<Version[]> {
  const format = '--format=%H%x1f%cI%x1f%an%x1f%cn%x1f%ce%x1f%s%x1f%b';
  const shown = [`--max-count=${SHOWN}`, `-G${SHOWN_LINE}`, '--text'];
  const log = await git(root, 'log', '-z', ...shown, format, '--', 'content');
  const { name, email } = await readSalon(root);
  const user = await tryGit(root, 'config', 'user.email');
  return log
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', date = '', author = '', by, address, subject = '', body = ''] =
        line.split('\u001f');
      // The salon may have had another name or address then.
      const isOwn = by === name || [email, user].includes(address);
      const words = { subject: 'Changed outside the editor', details: subject };
      return { commit, date, author, ...(isOwn ? { subject, details: body.trim() } : words) };
    });
}

/** Brings back the content of an earlier version, as changes to be published. Refuses while there are others, which would be lost. */
export async function goBack(project: Project, commit: string): Promise<void> {
  const { root } = project;
  if (!(await versions(root)).some((version) => version.commit === commit))
    throw new EditorError('This version is not in the history.', 404);
  if ((await changedFiles(root, await publishedCommit(project))).length > 0)
    throw new EditorError('Publish or undo your changes first: going back would lose them.');
  await writeChecked(root, await contentAt(root, commit), 'The site has changed since then. ');
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draftFor } from '../../tools/article-draft.ts';
import { type ChangeResult } from '../shared/api.ts';
import { usableContent, writeChecked } from './check.ts';
import { EditorError } from './errors.ts';

/** Creates a draft with this title. Never overwrites a file. @throws EditorError with what is wrong with the title */
export async function createArticle(root: string, title: string): Promise<{ file: string }> {
  if (title.trim() === '') throw new EditorError('An article needs a title.');
  const { file, text } = draftFor([title], usableContent(root));
  await writeFile(join(root, file), text, { flag: 'wx' });
  return { file };
}

/** Deletes an article. The change can be undone until it is published, and by going back after that. */
export async function deleteArticle(root: string, file: string): Promise<ChangeResult> {
  if (!file.startsWith('content/articles/')) throw new EditorError(`“${file}” is no article.`, 404);
  return writeChecked(root, { [file]: null });
}

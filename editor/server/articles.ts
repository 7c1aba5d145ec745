import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChangeResult } from '../shared/api.ts';
import { openContent } from '../../site/content/content.ts';
import { draftFor } from '../../tools/article-draft.ts';
import { checkChange } from './check.ts';
import { contentPath } from './files.ts';
import { problemText } from './labels.ts';

/** Creates a draft with this title. Never overwrites a file. @throws Error with what is wrong with the title */
export async function createArticle(root: string, title: string): Promise<{ file: string }> {
  if (title.trim() === '') throw new Error('found no title, expected 40 to 60 characters');
  const { file, text } = draftFor([title], openContent(root));
  await writeFile(join(root, file), text, { flag: 'wx' });
  return { file };
}

/** Deletes an article. The change can be undone until it is published, and by going back after that. */
export async function deleteArticle(root: string, file: string): Promise<ChangeResult> {
  if (!file.startsWith('content/articles/')) throw new Error(`found "${file}", expected an article`);
  const problems = await checkChange(root, { [file]: null });
  if (problems.length > 0)
    return { status: 'mistakes', problems: problems.map((problem) => problemText(root, problem)) };
  await rm(contentPath(root, file));
  return { status: 'saved' };
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newArticle, TitleTaken } from '../../../site/content/articles/new-article.ts';
import { MAX_TITLE_LENGTH } from '../../../site/content/source/fields.ts';
import { slugFor } from '../../../site/content/source/slug.ts';
import { EditorError } from '../errors.ts';
import { usableContent } from './content-files.ts';

/** Writes a new article. Returns its file. */
export async function createArticle(root: string, title: string): Promise<{ file: string }> {
  if (slugFor(title) === '') throw new EditorError('An article needs a title.');
  if (title.length > MAX_TITLE_LENGTH)
    throw new EditorError(`A title has at most ${MAX_TITLE_LENGTH} letters.`);
  try {
    const { file, text } = newArticle(title, usableContent(root));
    await writeFile(join(root, file), text, { flag: 'wx' });
    return { file };
  } catch (error) {
    if (!(error instanceof TitleTaken)) throw error;
    throw new EditorError('There is an article with this title already. Choose another one.');
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { localDate } from '../../lib/local-time.ts';
import type { Content } from '../content.ts';
import { slugFor } from '../source/slug.ts';

const DEFAULT_AUTHOR = 'The salon team';

/** There is an article with this title, or with the same words in its address. */
export class TitleTaken extends Error {}

/**
 * The path and the text of a new article, marked as a draft.
 *
 * @throws Error with one line that says what is wrong with the title
 */
export function newArticle(title: string, content: Content): { file: string; text: string } {
  const slug = slugFor(title);
  if (slug === '') throw new Error(`title: found "${title}", expected letters or digits`);
  const file = `content/articles/${slug}.md`;
  if (existsSync(join(content.root, file)))
    throw new TitleTaken(`${file}: found an article with this file name, expected a new title`);
  const duplicate = content
    .get('articles')
    .find((article) => article.title.toLowerCase() === title.toLowerCase());
  if (duplicate)
    throw new TitleTaken(`${duplicate.file}: found an article with this title, expected a new title`);
  return { file, text: draft(title, content) };
}

function draft(title: string, content: Content): string {
  const known = content.get('photos');
  const [photo = '', { alt } = { alt: '' }] = Object.entries(known)[0] ?? [];
  return `---
${stringify({ title }, { lineWidth: 0 }).trim()}
# What it is about, in 110 to 155 characters, for its card and for search engines. Remove the # and fill it in.
# description:
date: ${localDate(content.get('salon').timeZone)}
author: ${DEFAULT_AUTHOR}
# Remove the # before the topics that fit.
tags:
${content
  .get('tags')
  .map((tag) => `  # - ${tag}`)
  .join('\n')}
picture:
  # One of ${Object.keys(known).join(', ')}.
  photo: ${photo}
  alt: ${alt}
# Only npm run dev shows it. Delete this line to publish.
draft: true
---

`;
}

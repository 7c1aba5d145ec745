import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { stringify } from 'yaml';

import { TITLE } from '../site/content/article-rules.ts';
import { today } from '../site/content/dates.ts';
import { blogTags, photos, salon } from '../site/content/index.ts';
import { readAllArticles } from '../site/content/read-articles.ts';
import { projectRoot } from '../site/content/root.ts';

/** Longer addresses are cut at the end of a word. */
const SLUG_MAX = 60;

/** Who signs when nobody else does. */
const AUTHOR = 'The salon team';

/** The address of an article with this title: `Men’s Cuts & Fades` → `mens-cuts-fades`. */
export function slugFor(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/gu);
  const slug = (words ?? []).join('-');
  return slug.length <= SLUG_MAX ? slug : slug.slice(0, SLUG_MAX + 1).replace(/-[^-]*$/u, '');
}

/**
 * A new article, to be filled in: its file and what stands in it. It is a draft until its last line above the text goes.
 *
 * @throws Error that says in one line what is wrong with the title
 */
export function draftFor(args: readonly string[], root = projectRoot()): { file: string; text: string } {
  const [title = '', ...rest] = args.map((argument) => argument.trim());
  if (title === '' || rest.length > 0)
    throw new Error(
      'Expected the title in quotes: npm run new-article -- "How to wash hair in hard water at home"',
    );
  if (title.length < TITLE.min || title.length > TITLE.max)
    throw new Error(
      `The title has ${title.length} characters, expected ${TITLE.min} to ${TITLE.max}: shorter says too little, longer is cut off in search results.`,
    );
  const slug = slugFor(title);
  if (slug === '') throw new Error(`The title "${title}" has no letters to make an address of.`);
  const file = `content/articles/${slug}.md`;
  if (existsSync(join(root, file)))
    throw new Error(`${file} is there already: choose another title, or go on with that one.`);
  const twin = readAllArticles(root).find((article) => article.title.toLowerCase() === title.toLowerCase());
  if (twin) throw new Error(`${twin.file} has that title already.`);
  return { file, text: draft(title, root) };
}

function draft(title: string, root: string): string {
  const known = photos(root);
  const [photo = '', { alt } = { alt: '' }] = Object.entries(known)[0] ?? [];
  return `---
${stringify({ title }, { lineWidth: 0 }).trim()}
# What it tells, in 110 to 155 characters, for its card and for search engines. Take away the # and write it.
# description:
date: ${today(salon(root).timeZone)}
author: ${AUTHOR}
# Take away the # before the topics that fit.
tags:
${blogTags(root)
  .map((tag) => `  # - ${tag}`)
  .join('\n')}
# Minutes. Leave it: when the text is done, the build tells the number.
readingTime: 1
picture:
  # One of ${Object.keys(known).join(', ')}.
  photo: ${photo}
  alt: ${alt}
# Only npm run dev shows it. Take this line away to publish.
draft: true
---

Say in two sentences what the reader will know at the end.

## The first thing to know

Write as you would talk to somebody in the chair.
`;
}

import { expect, test } from 'vitest';
import { readAllArticles, readArticles } from './read-articles.ts';
import { messageOf, tempContent, type TempContent } from './temp-content.ts';

const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);

const writer =
  (content: TempContent) =>
  (slug: string, date: string, extra = '') => {
    content.write(
      `content/articles/${slug}.md`,
      `---
title: All that we know about the article called ${slug}
date: ${date}
author: Copper & Sage team
tags: [Hair care]
readingTime: 1
picture: { photo: honey, alt: Honey blonde waves }
${extra}---

Text
`,
    );
  };

test('files become articles, newest first, by slug on the same day', () => {
  using content = tempContent();
  const write = writer(content);
  write('old', '2025-08-01');
  write('two', '2025-10-20');
  write('one', '2025-10-20');
  const articles = readArticles(content.root);
  expect(slugs(articles)).toEqual(['one', 'two', 'old']);
  expect(articles[0]).toMatchObject({
    title: 'All that we know about the article called one',
    body: '\nText\n',
    file: 'content/articles/one.md',
  });
});

test('a draft is read but not published', () => {
  using content = tempContent();
  const write = writer(content);
  write('ready', '2025-08-01');
  write('unfinished', '2099-01-01', 'draft: true\ndescription: Not yet\n');
  expect(slugs(readArticles(content.root))).toEqual(['ready']);
  expect(slugs(readAllArticles(content.root))).toEqual(['unfinished', 'ready']);
});

test('two articles say different things, and nothing but articles is in their folder', () => {
  using content = tempContent();
  const write = writer(content);
  write('a', '2025-08-01', `description: ${'The same words twice. '.repeat(6)}\n`);
  write('b', '2025-08-02', `description: ${'The same words twice. '.repeat(6)}\n`);
  content.write('content/articles/c.markdown', '---\n---\n');
  expect(messageOf(() => readArticles(content.root)).split('\n')).toEqual([
    'content/articles/b.md:8: description: found the description of another article, expected one of its own',
    expect.stringMatching(/^content\/articles\/c\.markdown: found the file name/u),
  ]);
});

test('no folder of articles is no articles', () => {
  using content = tempContent();
  expect(readArticles(content.root)).toEqual([]);
});

test('a file name that makes no address is refused', () => {
  using content = tempContent();
  content.write(
    'content/articles/Long Hair.md',
    '---\ntitle: T\ndate: 2025-08-01\nauthor: A\ntags: [x]\nreadingTime: 8\npicture: { photo: honey, alt: Waves }\n---\n',
  );
  expect(messageOf(() => readArticles(content.root))).toContain(
    'found the file name "Long Hair.md", expected lowercase',
  );
});

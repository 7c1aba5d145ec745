import { expect, test } from 'vitest';
import { readAllArticles, readArticles } from './read-articles.ts';
import { messageOf, tempContent, type TempContent } from '../../tests/support/temp-content.ts';

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
picture: { photo: honey, alt: Honey blonde waves }
${extra}---

Text
`,
    );
  };

test('sorts articles newest first, then by slug', () => {
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

test('reads drafts but does not publish them', () => {
  using content = tempContent();
  const write = writer(content);
  write('ready', '2025-08-01');
  write('unfinished', '2099-01-01', 'draft: true\ndescription: Not yet\n');
  expect(slugs(readArticles(content.root))).toEqual(['ready']);
  expect(slugs(readAllArticles(content.root))).toEqual(['unfinished', 'ready']);
});

test('rejects duplicate titles and files that are not articles', () => {
  using content = tempContent();
  const write = writer(content);
  write('a', '2025-08-01', `description: ${'The same words twice. '.repeat(6)}\n`);
  write('b', '2025-08-02', `description: ${'The same words twice. '.repeat(6)}\n`);
  content.write('content/articles/c.markdown', '---\n---\n');
  expect(messageOf(() => readArticles(content.root)).split('\n')).toEqual([
    'content/articles/b.md:7: description: found the description of another article, expected one of its own',
    expect.stringMatching(/^content\/articles\/c\.markdown: found the file name/u),
  ]);
});

test('returns no articles without a folder of them', () => {
  using content = tempContent();
  expect(readArticles(content.root)).toEqual([]);
});

test('rejects a file name that is not a slug', () => {
  using content = tempContent();
  content.write(
    'content/articles/Long Hair.md',
    '---\ntitle: T\ndate: 2025-08-01\nauthor: A\ntags: [x]\npicture: { photo: honey, alt: Waves }\n---\n',
  );
  expect(messageOf(() => readArticles(content.root))).toContain(
    'found the file name "Long Hair.md", expected lowercase',
  );
});

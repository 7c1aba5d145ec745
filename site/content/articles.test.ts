import { expect, test, vi } from 'vitest';
import {
  articleBySlug,
  articlesByTag,
  distinctTags,
  listArticles,
  neighbours,
  relatedArticles,
  type Article,
} from './articles.ts';
import { messageOf, tempContent, type TempContent } from './temp-content.ts';

function article(slug: string, date: string, tags: string[]): Article {
  return {
    slug,
    date,
    tags,
    title: slug,
    author: 'Copper & Sage team',
    readingTime: 8,
    picture: { photo: 'honey', alt: 'Waves' },
    file: `content/articles/${slug}.md`,
    body: '',
    bodyLine: 1,
  };
}

const list = [
  article('d', '2025-10-04', ['Beauty', 'Haircuts']),
  article('c', '2025-10-03', ['Hair Trends', 'haircuts']),
  article('b', '2025-10-02', ['Local style']),
  article('a', '2025-10-01', ['Haircuts', 'hair trends', 'Beauty']),
];
const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug);

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
  const articles = listArticles(content.root);
  expect(slugs(articles)).toEqual(['one', 'two', 'old']);
  expect(articles[0]).toMatchObject({
    title: 'All that we know about the article called one',
    body: '\nText\n',
    file: 'content/articles/one.md',
  });
});

test('a draft is shown by the development server alone, finished or not', () => {
  using content = tempContent();
  const write = writer(content);
  write('ready', '2025-08-01');
  write('unfinished', '2099-01-01', 'draft: true\ndescription: Not yet\n');
  expect(slugs(listArticles(content.root))).toEqual(['ready']);
  vi.stubEnv('MODE', 'development');
  try {
    expect(slugs(listArticles(content.root))).toEqual(['unfinished', 'ready']);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('two articles say different things, and nothing but articles is in their folder', () => {
  using content = tempContent();
  const write = writer(content);
  write('a', '2025-08-01', `description: ${'The same words twice. '.repeat(6)}\n`);
  write('b', '2025-08-02', `description: ${'The same words twice. '.repeat(6)}\n`);
  content.write('content/articles/c.markdown', '---\n---\n');
  expect(messageOf(() => listArticles(content.root)).split('\n')).toEqual([
    'content/articles/b.md: description: got the description of another article, wanted one of its own (line 8)',
    expect.stringMatching(/^content\/articles\/c\.markdown: got the file name/u),
  ]);
});

test('no folder of articles is no articles', () => {
  using content = tempContent();
  expect(listArticles(content.root)).toEqual([]);
});

test('a file name that makes no address is refused', () => {
  using content = tempContent();
  content.write(
    'content/articles/Long Hair.md',
    '---\ntitle: T\ndate: 2025-08-01\nauthor: A\ntags: [x]\nreadingTime: 8\npicture: { photo: honey, alt: Waves }\n---\n',
  );
  expect(messageOf(() => listArticles(content.root))).toContain(
    'got the file name "Long Hair.md", wanted lower-case',
  );
});

test('an article by its slug, or none', () => {
  expect(articleBySlug('c', list)).toBe(list[1]);
  expect(articleBySlug('nope', list)).toBeUndefined();
});

test('articles by tag, whatever its case', () => {
  expect(slugs(articlesByTag('HAIRCUTS', list))).toEqual(['d', 'c', 'a']);
  expect(articlesByTag('Hair', list)).toEqual([]);
});

test('tags once each, alphabetically', () => {
  expect(distinctTags(list)).toEqual(['Beauty', 'Hair Trends', 'Haircuts', 'Local style']);
});

test('related articles share a tag: most shared first, then newest, never itself', () => {
  const [d, c, b, a] = list as [Article, Article, Article, Article];
  expect(slugs(relatedArticles(a, 3, list))).toEqual(['d', 'c']);
  expect(slugs(relatedArticles(c, 3, list))).toEqual(['a', 'd']);
  expect(slugs(relatedArticles(d, 1, list))).toEqual(['a']);
  expect(relatedArticles(b, 3, list)).toEqual([]);
});

test('neighbours are the next by date, and others than those shown already where there are any', () => {
  const [d, c, b, a] = list as [Article, Article, Article, Article];
  expect(neighbours(c, [], list)).toEqual({ newer: d, older: b });
  expect(neighbours(d, [], list)).toEqual({ newer: undefined, older: c });
  expect(neighbours(a, [b, d], list)).toEqual({ newer: c, older: undefined });
  expect(neighbours(c, [b, d], list)).toEqual({ newer: d, older: a });
});

import { expect, test } from 'vitest';

import { blogPosting } from './blog.ts';

const ARTICLE = {
  path: '/blog/bangs',
  title: 'Bangs',
  description: 'Should you?',
  author: 'The salon team',
  published: '2025-10-20T00:00:00-05:00',
  tags: ['Haircuts'],
  readingTime: 8,
  html: '<h2 id="no-word">Don’t</h2><p>Two-inch bangs, 3 <a href="/x">times</a>.</p>',
  images: [],
};
const posting = (change: object = {}) => blogPosting('https://salon.example', { ...ARTICLE, ...change });

test('counts words, not markup', () => {
  expect(posting()).toMatchObject({ wordCount: 5, timeRequired: 'PT8M' });
});

test('a byline names a group or a person', () => {
  expect(posting()).toMatchObject({ author: { '@type': 'Organization', name: 'The salon team' } });
  expect(posting({ author: 'A local beauty expert' })).toMatchObject({
    author: { '@type': 'Person', name: 'A local beauty expert' },
  });
});

test('has a modification date only if there is one', () => {
  expect(posting()).not.toHaveProperty('dateModified');
  const modified = '2025-11-02T00:00:00-05:00';
  expect(posting({ modified })).toMatchObject({ dateModified: modified });
});

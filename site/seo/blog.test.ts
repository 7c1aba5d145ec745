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
  words: 1700,
  images: [],
};
const posting = (change: object = {}) => blogPosting('https://salon.example', { ...ARTICLE, ...change });

test('has its length', () => {
  expect(posting()).toMatchObject({ wordCount: 1700, timeRequired: 'PT8M' });
});

test('a byline names a group or a person', () => {
  expect(posting()).toMatchObject({ author: { '@type': 'Organization', name: 'The salon team' } });
  expect(posting({ author: 'A local beauty expert' })).toMatchObject({
    author: { '@type': 'Person', name: 'A local beauty expert' },
  });
});

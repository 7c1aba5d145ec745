import { describe, expect, test } from 'vitest';

import { type HeadInput, type HeadTag, headTags } from './head.ts';

const INPUT: HeadInput = {
  title: 'About us',
  suffix: 'Copper & Sage',
  description: 'Who we are.',
  path: '/about',
  siteUrl: 'https://salon.example',
  siteName: 'Copper & Sage Hair Studio',
};

const named = (tags: HeadTag[], name: string) =>
  tags.flatMap((tag) =>
    tag.tag === 'meta' && [tag.attributes.name, tag.attributes.property].includes(name)
      ? [tag.attributes.content]
      : [],
  );
const canonical = (tags: HeadTag[]) =>
  tags.flatMap((tag) => (tag.tag === 'link' ? [tag.attributes.href] : []));

describe('headTags', () => {
  test('puts the page first in its title', () => {
    expect(headTags(INPUT)[0]).toEqual({ tag: 'title', text: 'About us | Copper & Sage' });
    expect(headTags({ ...INPUT, suffix: '' })[0]).toEqual({ tag: 'title', text: 'About us' });
  });

  test('gives the page one address', () => {
    const tags = headTags(INPUT);
    expect(canonical(tags)).toEqual(['https://salon.example/about']);
    expect(named(tags, 'og:url')).toEqual(['https://salon.example/about']);
    expect(canonical(headTags({ ...INPUT, path: '/' }))).toEqual(['https://salon.example/']);
  });

  test('tells an article’s author, date and each of its tags', () => {
    const article = { author: 'The salon team', published: '2025-10-20', tags: ['Hairstyles', 'Haircuts'] };
    const tags = headTags({ ...INPUT, article });
    expect(named(tags, 'og:type')).toEqual(['article']);
    expect(named(tags, 'author')).toEqual(['The salon team']);
    expect(named(tags, 'article:published_time')).toEqual(['2025-10-20']);
    expect(named(tags, 'article:tag')).toEqual(['Hairstyles', 'Haircuts']);
  });

  test('makes the picture’s address absolute', () => {
    const image = { url: '/_astro/x.jpeg', width: 1200, height: 630, alt: 'A braid' };
    expect(named(headTags({ ...INPUT, image }), 'og:image')).toEqual(['https://salon.example/_astro/x.jpeg']);
  });

  test('hides a page that must not be found', () => {
    const tags = headTags({ ...INPUT, hidden: true });
    expect(named(tags, 'robots')).toEqual(['noindex']);
    expect(canonical(tags)).toEqual([]);
  });
});

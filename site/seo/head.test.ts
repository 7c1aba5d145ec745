import { describe, expect, test } from 'vitest';

import { type HeadInput, type HeadTag, headTags } from './head.ts';

const INPUT: HeadInput = {
  title: 'About our small salon',
  description: 'Who we are.',
  path: '/about',
  siteUrl: 'https://salon.example',
  siteName: 'Copper & Sage Hair Studio',
  shortName: 'Copper & Sage',
};

const named = (tags: HeadTag[], name: string) =>
  tags.flatMap((tag) =>
    tag.tag === 'meta' && [tag.attributes.name, tag.attributes.property].includes(name)
      ? [tag.attributes.content]
      : [],
  );
const linked = (tags: HeadTag[], rel: string) =>
  tags.flatMap((tag) => (tag.tag === 'link' && tag.attributes.rel === rel ? [tag.attributes.href] : []));
const titleOf = (input: HeadInput) => headTags(input).find(({ tag }) => tag === 'title');

describe('headTags', () => {
  test('puts the page first in its title, then the salon', () => {
    expect(titleOf(INPUT)).toEqual({ tag: 'title', text: 'About our small salon | Copper & Sage' });
    expect(titleOf({ ...INPUT, suffix: 'The Blog' })).toEqual({
      tag: 'title',
      text: 'About our small salon | The Blog',
    });
  });

  test('appends the salon’s full name to a short title', () => {
    expect(titleOf({ ...INPUT, title: 'Terms of use' })).toEqual({
      tag: 'title',
      text: 'Terms of use | Copper & Sage Hair Studio',
    });
  });

  test('has one canonical URL', () => {
    const tags = headTags(INPUT);
    expect(linked(tags, 'canonical')).toEqual(['https://salon.example/about']);
    expect(named(tags, 'og:url')).toEqual(['https://salon.example/about']);
    expect(linked(headTags({ ...INPUT, path: '/' }), 'canonical')).toEqual(['https://salon.example/']);
  });

  test('has an article’s author, times and tags', () => {
    const published = '2025-10-20T00:00:00-05:00';
    const article = { author: 'The salon team', published, tags: ['Hairstyles', 'Haircuts'] };
    const tags = headTags({ ...INPUT, article });
    expect(named(tags, 'og:type')).toEqual(['article']);
    expect(named(tags, 'author')).toEqual(['The salon team']);
    expect(named(tags, 'article:published_time')).toEqual([published]);
    expect(named(tags, 'article:tag')).toEqual(['Hairstyles', 'Haircuts']);
  });

  test('excludes a page with noindex from search engines but keeps its icons', () => {
    const tags = headTags({ ...INPUT, noindex: true });
    expect(named(tags, 'robots')).toEqual(['noindex']);
    expect(linked(tags, 'canonical')).toEqual([]);
    expect(named(tags, 'og:title')).toEqual([]);
    expect(linked(tags, 'icon')).toEqual(['/favicon.svg']);
    expect(named(tags, 'theme-color')).toHaveLength(2);
  });
});

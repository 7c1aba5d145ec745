import { type Article, listArticles } from './articles.ts';
import { tagKey } from './tags.ts';

/** Cards on a page of the blog's list: full rows of two and of three, and HTML that does not grow with the blog. */
export const CARDS_OF_A_PAGE = 24;

/** The list in pages, newest first; the first is the blog's own and always there. */
export function articlePages(list = listArticles()): readonly (readonly Article[])[] {
  const pages: Article[][] = [list.slice(0, CARDS_OF_A_PAGE)];
  for (let at = CARDS_OF_A_PAGE; at < list.length; at += CARDS_OF_A_PAGE)
    pages.push(list.slice(at, at + CARDS_OF_A_PAGE));
  return pages;
}

/** Key of a tag → numbers of the pages, from 1, that hold an article with it. */
export function pagesByTag(list = listArticles()): Record<string, number[]> {
  const found = new Map<string, number[]>();
  articlePages(list).forEach((articles, at) => {
    for (const key of new Set(articles.flatMap(({ tags }) => tags.map(tagKey)))) {
      const pages = found.get(key);
      if (pages) pages.push(at + 1);
      else found.set(key, [at + 1]);
    }
  });
  return Object.fromEntries(found);
}

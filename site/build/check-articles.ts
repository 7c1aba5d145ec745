import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

import { articlesByTag, distinctTags, listArticles } from '../content/articles.ts';
import { type FoundLink, render } from '../content/markdown.ts';
import { ContentError, type Problem } from '../content/read.ts';
import { brokenLink } from './links.ts';

interface ArticleLinks {
  readonly file: string;
  readonly slug: string;
  readonly links: readonly FoundLink[];
}

/**
 * Stops the build where an article is not fit to be read, with file, line and what is wanted, all mistakes at once:
 * before the pages are built for what stands in the articles, and after it for where their links lead.
 */
export function checkArticles(): AstroIntegration {
  let links: ArticleLinks[] = [];
  return {
    name: 'check-articles',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        links = await renderAll();
        for (const tag of distinctTags())
          if (articlesByTag(tag).length === 1) logger.warn(`only one article carries the tag “${tag}”`);
      },
      'astro:build:done': ({ dir }) => {
        const problems = links.flatMap((article) => brokenLinks(fileURLToPath(dir), article));
        if (problems.length > 0) throw new ContentError(problems);
      },
    },
  };
}

/** Renders every article, to hear what is wrong in any of them. @throws ContentError with all of it */
async function renderAll(): Promise<ArticleLinks[]> {
  const problems: Problem[] = [];
  const found: ArticleLinks[] = [];
  for (const article of listArticles()) {
    try {
      const { links } = await render(article, { figure: () => '' });
      found.push({ file: article.file, slug: article.slug, links });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return found;
}

/** The links of an article that lead to nothing in the built site. */
export function brokenLinks(dist: string, { file, slug, links }: ArticleLinks): Problem[] {
  return links.flatMap(({ href, line }) => {
    const message = brokenLink(dist, `/blog/${slug}`, href);
    return message === undefined ? [] : [{ file, field: '', message, line }];
  });
}

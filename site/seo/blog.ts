import type { Article } from '../content/articles/rendered-articles.ts';
import { idsOf, referTo, type SchemaNode } from './schema-node.ts';

/** Breadcrumbs of the blog. Those of an article begin with them. */
export const BLOG_TRAIL = [
  { name: 'Home', href: '/' },
  { name: 'Blog', href: '/blog' },
] as const;

interface Posting extends Pick<Article, 'title' | 'author' | 'tags' | 'readingTime' | 'words'> {
  path: string;
  description: string;
  /** ISO 8601, with the time zone. */
  published: string;
  /** Absolute URLs of its main picture. */
  images: readonly string[];
}

/** The blog as structured data. */
export function blogNode(origin: string, name: string): SchemaNode {
  return { '@type': 'Blog', '@id': idsOf(origin).blog, name };
}

/** An article as structured data. Sources: Google Search Central, "Article"; schema.org/BlogPosting. */
export function blogPostingNode(origin: string, article: Posting): SchemaNode {
  const ids = idsOf(origin);
  return {
    '@type': 'BlogPosting',
    '@id': ids.page(article.path, 'article'),
    headline: article.title,
    description: article.description,
    datePublished: article.published,
    author: author(origin, article.author),
    publisher: referTo(ids.salon),
    image: article.images,
    keywords: article.tags,
    wordCount: article.words,
    timeRequired: `PT${article.readingTime}M`,
    inLanguage: 'en-US',
    isPartOf: referTo(ids.blog),
    mainEntityOfPage: referTo(ids.page(article.path)),
  };
}

/** A byline names a group ("The salon team") or one person ("A local beauty expert"). */
function author(origin: string, name: string): SchemaNode {
  return /^the salon|\bteam$/iu.test(name)
    ? { '@type': 'Organization', name, url: `${origin}/about` }
    : { '@type': 'Person', name };
}

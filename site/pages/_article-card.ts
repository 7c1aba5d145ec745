import type { ArticleSummary } from '../content/articles/queries.ts';
import { longDate } from '../lib/dates.ts';
import { picture } from '../images/picture.ts';
import { filterLabel } from '../lib/filter-key.ts';
import { articlePath } from '../lib/routes.ts';
import type { ArticleCardData } from '../lib/article-card-data.ts';

/** What lists show of an article. Its title says what the picture is about, which has no alternative text. */
export async function articleCard(
  article: ArticleSummary,
  options?: Parameters<typeof picture>[1],
): Promise<ArticleCardData> {
  return {
    ...article,
    href: articlePath(article.slug),
    date: { iso: article.date, text: longDate(article.date) },
    tags: article.tags.map(filterLabel),
    picture: await picture({ ...article.picture, alt: '' }, options),
  };
}

/** The cards of several articles. */
export function articleCards(articles: readonly ArticleSummary[]): Promise<ArticleCardData[]> {
  return Promise.all(articles.map((article) => articleCard(article)));
}

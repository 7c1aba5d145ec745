import { type ArticleSummary } from '../content/articles/queries.ts';
import { picture } from '../images/picture.ts';
import { type Reading } from '../ui/ReadingList.tsx';

/** Data for a list of articles to read. */
export function readingsOf(articles: readonly ArticleSummary[]): Promise<Reading[]> {
  return Promise.all(
    articles.map(async (article) => ({
      href: `/blog/${article.slug}`,
      title: article.title,
      minutes: article.readingTime,
      // The title beside it says what the article is about.
      picture: await picture({ ...article.picture, alt: '' }),
    })),
  );
}

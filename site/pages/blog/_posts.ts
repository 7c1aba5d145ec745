import { type ArticleSummary } from '../../content/articles/queries.ts';
import { type CardShape, type Post } from '../../sections/blog/PostCard.tsx';
import { articleCard } from '../_article-card.ts';

/** Data for the cards of the list. The first article is shown across the page. */
export function posts(articles: readonly ArticleSummary[]): Promise<Post[]> {
  return Promise.all(
    articles.map(async (article, number) => {
      const isFeature = number === 0;
      const card = await articleCard(article, isFeature ? { fullWidth: true, phone: 6 / 5 } : {});
      if (isFeature) return { ...card, isFeature, two: undefined, three: undefined };
      const last = number === articles.length - 1;
      return { ...card, isFeature, two: shapeInTwo(number, last), three: shapeInThree(number, last) };
    }),
  );
}

/** Shape in two columns: two rows of two, then a wide card. The last card fills its row. The feature has number 0. */
function shapeInTwo(number: number, last: boolean): CardShape {
  if (last && [0, 1, 3].includes(number % 5)) return 'row';
  return number % 5 === 0 ? 'double' : undefined;
}

/** In three: three, a wide card on the left of a narrow one, three, and a wide card on the right of a narrow one. */
function shapeInThree(number: number, last: boolean): CardShape {
  if (last && [1, 4].includes(number % 5)) return 'row';
  if (last && number % 5 === 2) return 'pair';
  return [4, 0].includes(number % 10) ? 'double' : undefined;
}

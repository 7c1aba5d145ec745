import { type ArticleSummary } from '../../content/articles/queries.ts';
import { longDate } from '../../content/salon/dates.ts';
import { tagOf } from '../../content/articles/tags.ts';
import { picture } from '../../images/picture.ts';
import { type CardShape, type Post } from '../../sections/blog/PostCard.tsx';

/** Data for the cards of the list. The first article is shown across the page. */
export function posts(articles: readonly ArticleSummary[]): Promise<Post[]> {
  return Promise.all(
    articles.map(async (article, number) => {
      const last = number === articles.length - 1;
      const shapes = { two: shapeInTwo(number, last), three: shapeInThree(number, last) };
      // The title is below the picture; screen readers should not read it twice.
      const use = { ...article.picture, alt: '' };
      return {
        ...article,
        href: `/blog/${article.slug}`,
        date: { day: article.date, long: longDate(article.date) },
        tags: article.tags.map(tagOf),
        shape: number === 0 ? ('feature' as const) : shapes,
        picture: await picture(use, number === 0 ? { widest: true, phone: 6 / 5 } : {}),
      };
    }),
  );
}

/** Shape in two columns: two rows of two, then a wide card. The last card fills its row. The feature has number 0. */
function shapeInTwo(number: number, last: boolean): CardShape {
  if (last && [0, 1, 3].includes(number % 5)) return 'row';
  return number % 5 === 0 ? 'double' : 'single';
}

/** In three: three, a wide card on the left of a narrow one, three, and a wide card on the right of a narrow one. */
function shapeInThree(number: number, last: boolean): CardShape {
  if (last && [1, 4].includes(number % 5)) return 'row';
  if (last && number % 5 === 2) return 'pair';
  return [4, 0].includes(number % 10) ? 'double' : 'single';
}

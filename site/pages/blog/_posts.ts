import { type ArticleSummary } from '../../content/article-queries.ts';
import { longDate } from '../../content/dates.ts';
import { tagLink } from '../../content/tags.ts';
import { artDirected, picture } from '../../images/picture.ts';
import { imageSlots } from '../../images/image-slots.ts';
import { type PhotoUse } from '../../images/photo.ts';
import { type Post } from '../../sections/blog/PostCard.tsx';
import { type PictureData } from '../../ui/picture-data.ts';

const WIDE = '(min-width: 50em)';
const WIDEST = '(min-width: 80em)';

/**
 * Data for the cards of a list page.
 *
 * @param options.feature Shows the first article across the page.
 */
export function posts(articles: readonly ArticleSummary[], { feature = false } = {}): Promise<Post[]> {
  const cards = feature ? articles.length - 1 : articles.length;
  return Promise.all(
    articles.map(async (article, at) => {
      const featured = feature && at === 0;
      const number = feature ? at : at + 1;
      // The title is below the picture; screen readers should not read it twice.
      const use = { ...article.picture, alt: '' };
      return {
        ...article,
        href: `/blog/${article.slug}`,
        date: { day: article.date, long: longDate(article.date) },
        tags: article.tags.map(tagLink),
        shape: featured ? ('feature' as const) : ('card' as const),
        picture: featured ? await featurePicture(use) : await cardPicture(use, number, number === cards),
      };
    }),
  );
}

async function featurePicture(use: PhotoUse): Promise<PictureData> {
  const { square, postFeature } = imageSlots;
  return artDirected(await picture(use, square), await picture(use, postFeature), WIDE);
}

/** The picture of a card in each of its shapes (sections/blog/PostRows.css). `number` counts from 1. */
async function cardPicture(use: PhotoUse, number: number, last: boolean): Promise<PictureData> {
  const { post, postDouble, postWide, postTall, postSquare } = imageSlots;
  const beside = last && [0, 1, 3].includes(number % 5);
  const double = [0, 4].includes(number % 10) && !last;
  const small = await picture(use, postSquare);
  const middle = await picture(use, beside ? postTall : postWide);
  const large = await picture(use, double ? postDouble : post);
  return artDirected(artDirected(small, middle, WIDE), large, WIDEST);
}

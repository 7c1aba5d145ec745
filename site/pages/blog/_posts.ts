import { type ArticleSummary } from '../../content/article-queries.ts';
import { longDate } from '../../content/dates.ts';
import { tagLink } from '../../content/tags.ts';
import { artDirected, picture } from '../../images/picture.ts';
import { imageSlots } from '../../images/image-slots.ts';
import { type Post } from '../../sections/blog/PostCard.tsx';

const FEATURE = {
  shape: 'feature',
  small: imageSlots.square,
  slot: imageSlots.postFeature,
  media: '(min-width: 50em)',
} as const;

const CARD = {
  shape: 'card',
  small: imageSlots.postWide,
  slot: imageSlots.post,
  media: '(min-width: 80em)',
} as const;

/**
 * Data for the cards of a list page.
 *
 * @param options.feature Shows the first article across the page.
 */
export function posts(articles: readonly ArticleSummary[], { feature = false } = {}): Promise<Post[]> {
  return Promise.all(
    articles.map(async (article, at) => {
      const { shape, small, slot, media } = feature && at === 0 ? FEATURE : CARD;
      // The title is below the picture; screen readers should not read it twice.
      const use = { ...article.picture, alt: '' };
      return {
        ...article,
        href: `/blog/${article.slug}`,
        date: { day: article.date, long: longDate(article.date) },
        tags: article.tags.map(tagLink),
        shape,
        picture: artDirected(await picture(use, small), await picture(use, slot), media),
      };
    }),
  );
}

import { tagKey } from '../../content/articles/tags.ts';
import { type ArticleCard } from '../../ui/article-card.ts';
import { type Boxes } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Tags } from '../../ui/Tags.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * How a card fills the columns of the list: a double spans two. A pair spans two and a row spans all, both with the text
 * beside the picture.
 */
export type CardShape = 'single' | 'double' | 'pair' | 'row';

/** Of a card in lists of two and of three columns. */
export interface CardShapes {
  two: CardShape;
  three: CardShape;
}

export interface Post extends ArticleCard {
  /** A feature is as wide as the list. */
  shape: 'feature' | CardShapes;
}

/** Tags shown on a card; the rest is counted. */
const SHOWN = 3;

export function PostCard({
  href,
  title,
  description,
  date,
  author,
  readingTime,
  tags,
  shape,
  picture,
}: Post) {
  return (
    <article
      className={shape === 'feature' ? 'post post--feature' : 'post'}
      data-keys={tags.map(tagKey).join(' ')}
      data-two={shapeName(shape, 'two')}
      data-three={shapeName(shape, 'three')}
    >
      <div className={shape === 'feature' ? 'post__picture' : 'post__picture pictures-later'}>
        <Picture picture={picture} boxes={boxesOf(shape)} first={shape === 'feature'} />
      </div>
      <div className="post__text">
        <p className="post__meta">
          <span className="post__date">
            <time dateTime={date.day}>{date.long}</time>
            <span>{`${String(readingTime)} min read`}</span>
          </span>
          <span className="post__author">{author}</span>
        </p>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {description && <p className="post__description">{description}</p>}
        <TextLink href={href} className="post__more">
          Read More<span className="visually-hidden">{`: ${title}`}</span>
        </TextLink>
        <Tags tags={tags.slice(0, SHOWN)} more={tags.length - SHOWN} />
      </div>
    </article>
  );
}

/** A shape that styles select. */
function shapeName(shape: Post['shape'], columns: keyof CardShapes) {
  return shape === 'feature' || shape[columns] === 'single' ? undefined : shape[columns];
}

function boxesOf(shape: Post['shape']): Boxes {
  if (shape === 'feature') return { phone: [100, 1.2], tablet: [100, 1.7], desktop: [100, 2.3] };
  const { two, three } = shape;
  return {
    phone: two === 'double' ? [100, 1.2] : [31, 0.7],
    tablet: two === 'double' ? [91, 1.78] : [44, two === 'row' ? 0.8 : 1.33],
    desktop: three === 'double' ? [60, 1.89] : [29, 0.89],
  };
}

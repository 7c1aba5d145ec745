import { classNames } from '../../lib/class-names.ts';
import { filterKey } from '../../lib/filter-key.ts';
import { type Boxes } from '../../lib/picture-data.ts';
import { type ArticleCardData } from '../../lib/article-card-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Tags } from '../../ui/Tags.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { type CardShape } from './card-shape.ts';

interface Props extends ArticleCardData {
  /** As wide as the list. */
  isFeature: boolean;
  /** In a list of two columns, and of three. */
  two: CardShape;
  three: CardShape;
}

/** The rest is counted. */
const MAX_TAGS = 3;

export function PostCard(post: Props) {
  const { href, title, description, date, author, readingTime, tags, picture, isFeature, two, three } = post;
  return (
    <article
      className={classNames('post-card', isFeature && 'post-card--feature')}
      data-keys={tags.map(filterKey).join(' ')}
      data-two={two}
      data-three={three}
    >
      <div className="post-card__picture pictures-later">
        <Picture picture={picture} boxes={boxesOf(post)} priority={isFeature} />
      </div>
      <div className="post-card__text">
        <p className="post-card__meta">
          <span className="post-card__date">
            <time dateTime={date.iso}>{date.text}</time>
            <span>{`${readingTime} min read`}</span>
          </span>
          <span className="post-card__author">{author}</span>
        </p>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {description && <p className="post-card__description">{description}</p>}
        <TextLink href={href} className="post-card__more">
          Read More<span className="visually-hidden">{`: ${title}`}</span>
        </TextLink>
        <Tags tags={tags.slice(0, MAX_TAGS)} more={tags.length - MAX_TAGS} />
      </div>
    </article>
  );
}

function boxesOf({ isFeature, two, three }: Props): Boxes {
  if (isFeature) return { phone: [100, 1.2], tablet: [100, 1.7], desktop: [100, 2.3] };
  return {
    phone: two === 'double' ? [100, 1.2] : [31, 0.7],
    tablet: two === 'double' ? [91, 1.78] : [44, two === 'row' ? 0.8 : 1.33],
    desktop: three === 'double' ? [60, 1.89] : [29, 0.89],
  };
}

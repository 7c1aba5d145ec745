import { classNames } from '../../lib/class-names.ts';
import { filterKey } from '../../lib/filter-key.ts';
import type { Box } from '../../lib/picture-data.ts';
import type { ArticleCardData } from '../../lib/article-card-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Tags } from '../../ui/Tags.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { CardShape } from './card-shape.ts';

interface Props extends ArticleCardData {
  /** As wide as the list. */
  isFeature: boolean;
  /** The card's shape in a list of two columns, and of three. */
  inTwo: CardShape;
  inThree: CardShape;
}

/** Further tags are only counted. */
const MAX_TAGS = 3;

export function PostCard(post: Props) {
  const { href, title, description, date, author, readingTime, tags, picture, isFeature, inTwo, inThree } =
    post;
  return (
    <article
      className={classNames('post-card', isFeature && 'post-card--feature')}
      data-keys={tags.map(filterKey).join(' ')}
      data-two={inTwo}
      data-three={inThree}
    >
      <div className="post-card__picture pictures-later">
        <Picture picture={picture} {...boxOf(post)} priority={isFeature} />
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

function boxOf({ isFeature, inTwo, inThree }: Props): Box {
  if (isFeature) return { vw: { phone: 100 }, ratio: { phone: 1.2, tablet: 1.7, desktop: 2.3 } };
  const small =
    inTwo === 'double'
      ? { vw: { phone: 100, tablet: 91 }, ratio: { phone: 1.2, tablet: 1.78 } }
      : { vw: { phone: 31, tablet: 44 }, ratio: { phone: 0.7, tablet: inTwo === 'row' ? 0.8 : 1.33 } };
  const large = inThree === 'double' ? { vw: 60, ratio: 1.89 } : { vw: 29, ratio: 0.89 };
  return { vw: { ...small.vw, desktop: large.vw }, ratio: { ...small.ratio, desktop: large.ratio } };
}

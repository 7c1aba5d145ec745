import type { Link } from '../../lib/link.ts';
import type { ArticleCardData } from '../../lib/article-card-data.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Tags } from '../../ui/Tags.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

import '../../ui/Tags.css';
import './ArticleHeader.css';

interface Props extends ArticleCardData {
  breadcrumbs: readonly Link[];
}

export function ArticleHeader(article: Props) {
  const { breadcrumbs, title, description, author, date, readingTime, tags, picture } = article;
  return (
    <header className="article-header">
      <div className="article-header__words">
        <Breadcrumbs trail={breadcrumbs} />
        <TextLink href="/blog" className="article-header__back">
          Back to Blog
        </TextLink>
        <h1 className="d2">{title}</h1>
        {description && <p className="lead">{description}</p>}
        <dl className="article-header__facts">
          <div>
            <dt>Author</dt>
            <dd>{author}</dd>
          </div>
          <div>
            <dt>Published</dt>
            <dd>
              <time dateTime={date.iso}>{date.text}</time>
            </dd>
          </div>
          <div>
            <dt>Reading time</dt>
            <dd>{`${readingTime} min`}</dd>
          </div>
        </dl>
        <Tags tags={tags} />
      </div>
      <Picture
        picture={picture}
        className="article-header__picture"
        priority
        vw={{ phone: 100, desktop: 42 }}
        ratio={{ phone: 1.5, desktop: 0.75 }}
      />
    </header>
  );
}

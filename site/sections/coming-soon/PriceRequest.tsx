import type { ServiceSection } from '../../content/page-content.ts';
import { classNames } from '../../lib/class-names.ts';
import type { Link } from '../../lib/link.ts';
import type { ArticleCardData } from '../../lib/article-card-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ReadingList } from '../../ui/ReadingList.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

interface Props extends Pick<ServiceSection<'inquiry'>, 'headline' | 'ask' | 'picture'> {
  /** The picture is on the left on wide screens. */
  mirrored: boolean;
  /** `sms:` or `tel:` URL. */
  link: Link;
  /** Heading above the articles. */
  articlesHeading: string;
  articles: readonly ArticleCardData[];
}

/** What a placeholder page offers: a price on request, and articles. */
export function PriceRequest({ headline, ask, picture, mirrored, link, articlesHeading, articles }: Props) {
  return (
    <section className={classNames('price-request', mirrored && 'price-request--mirrored')}>
      <div className="price-request__grid grid wrap">
        <Picture
          picture={picture}
          className="price-request__picture"
          vw={{ phone: 100, tablet: 50 }}
          ratio={{ phone: 1, tablet: 0.85, desktop: 0.96 }}
        />
        <div className="price-request__ask">
          <h2 className="d2">{headline}</h2>
          <p className="lead">
            <Unbroken text={ask} />
          </p>
          <p>
            <a className="price-request__send" href={link.href}>
              {link.name}
            </a>
          </p>
        </div>
        {articles.length > 0 && (
          <div className="price-request__read">
            <h3 className="label">{articlesHeading}</h3>
            <ReadingList articles={articles} />
          </div>
        )}
      </div>
    </section>
  );
}

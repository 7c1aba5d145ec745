import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import type { ArticleCardData } from '../../lib/article-card-data.ts';
import { ReadingList } from '../../ui/ReadingList.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

interface Props extends Pick<PageContent<'towns'>[number]['local'], 'headline' | 'hair'> {
  services: readonly Link[];
  /** Heading above the articles. */
  articlesHeading: string;
  articles: readonly ArticleCardData[];
}

/** What people from this town come for, with services and articles to match. */
export function LocalHair({ headline, hair, services, articlesHeading, articles }: Props) {
  return (
    <section className="local-hair">
      <div className="local-hair__grid grid wrap">
        <h2 className="d2">{headline}</h2>
        <div className="local-hair__text">
          <p className="lead">
            <Unbroken text={hair} />
          </p>
          <ul className="local-hair__services">
            {services.map(({ name, href }) => (
              <li key={href}>
                <TextLink href={href}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        {articles.length > 0 && (
          <div className="local-hair__readings">
            <h3 className="label">{articlesHeading}</h3>
            <ReadingList articles={articles} />
          </div>
        )}
      </div>
    </section>
  );
}

import { type ServiceSection } from '../../content/shown.ts';
import { type Link } from '../../ui/link.ts';
import { Picture } from '../../ui/Picture.tsx';
import { type ArticleCard } from '../../ui/article-card.ts';
import { ReadingList } from '../../ui/ReadingList.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

interface Props extends Pick<ServiceSection<'inquiry'>, 'headline' | 'ask' | 'picture'> {
  /** Where the picture is on wide screens; phones show it last. */
  side: 'left' | 'right' | 'below';
  /** `sms:` or `tel:` URL. */
  link: Link;
  /** Heading above the articles. */
  readingsHeading: string;
  readings: readonly ArticleCard[];
}

/** What a placeholder page offers: a price on request, and articles. */
export function PriceRequest({ headline, ask, picture, side, link, readingsHeading, readings }: Props) {
  return (
    <section className={`price-request price-request--${side}`}>
      <div className="price-request__grid grid wrap">
        <Picture
          picture={picture}
          className="price-request__picture"
          boxes={{ phone: [100, 1], tablet: [50, 0.55], desktop: [50, 0.8] }}
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
        {readings.length > 0 && (
          <div className="price-request__read">
            <h3 className="label">{readingsHeading}</h3>
            <ReadingList readings={readings} />
          </div>
        )}
      </div>
    </section>
  );
}

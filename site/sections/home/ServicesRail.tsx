import type { PageContent } from '../../content/page-content.ts';
import { dollars } from '../../lib/dollars.ts';
import type { Link } from '../../lib/link.ts';
import type { PictureData } from '../../lib/picture-data.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';

interface Service extends Pick<PageContent<'services'>[number], 'name' | 'summary' | 'featured'> {
  href: string;
  /** In dollars. */
  startingPrice: number | undefined;
  picture: PictureData;
}

type Props = PageContent<'home'>['services'] & { services: readonly Service[]; further: readonly Link[] };

/** Five services as locks of hair on a brass rail, and the others as a list. */
export function ServicesRail({ headline, lead, services, further }: Props) {
  return (
    <section className="services-rail" id="services">
      <div className="wrap">
        <div className="services-rail__head grid">
          <h2 className="d2">{headline}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className="services-rail__list pictures-later">
          {services.map((service) => (
            <li key={service.href}>
              <Swatch {...service} />
            </li>
          ))}
        </ul>
        <div className="services-rail__more">
          <div>
            <p className="label" id="further-services">
              More services
            </p>
            <ul aria-labelledby="further-services">
              {further.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
          <Button href="/contact">Book a Service</Button>
        </div>
      </div>
    </section>
  );
}

/** The link covers the whole card; its accessible name is its own text. */
function Swatch({ name, href, summary, featured, startingPrice, picture }: Service) {
  return (
    <div className="swatch">
      <div className="swatch__hair" style={{ '--ratio': `${picture.width}/${picture.height}` }}>
        <Picture picture={picture} vw={{ phone: 43, tablet: 24, desktop: 18 }} />
        <span className="swatch__plate">
          {startingPrice !== undefined && `from ${dollars(startingPrice)}`}
        </span>
        {featured && <span className="swatch__tag">Popular</span>}
      </div>
      <div>
        <h3>{name}</h3>
        <p>{summary}</p>
      </div>
      <a className="text-link" href={href}>
        Learn More<span className="visually-hidden"> about {name}</span>
      </a>
    </div>
  );
}

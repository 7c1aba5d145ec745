import type { ServiceSection } from '../../content/page-content.ts';
import { classNames } from '../../lib/class-names.ts';
import { dollars } from '../../lib/dollars.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';

interface Props extends ServiceSection<'hero'> {
  /** Of the service. */
  name: string;
  /** In dollars. */
  startingPrice: number | undefined;
  lead: string;
}

/** Full-width picture with the headline in a notch at its edge. */
export function ServiceHero({ name, startingPrice, headline, accent, lead, picture, bright, button }: Props) {
  return (
    <section className={classNames('service-hero', !bright && 'service-hero--dark')}>
      <Picture
        picture={picture}
        className="service-hero__picture"
        priority
        vw={{ phone: 100 }}
        ratio={{ phone: 0.82, tablet: 0.95, desktop: 1.6 }}
      />
      <div className="service-hero__panel">
        <h1>
          <span className="service-hero__name label">{name}</span>
          <span className="visually-hidden">: </span>
          <span className="service-hero__line">{headline}</span>{' '}
          {accent && <span className="copper">{accent}</span>}
        </h1>
      </div>
      <div className="service-hero__low wrap">
        <p className="lead">
          {lead}
          {startingPrice !== undefined && (
            <span className="service-hero__price">from {dollars(startingPrice)}</span>
          )}
        </p>
        <Button href="/contact">{button ?? 'Book Your Appointment'}</Button>
      </div>
    </section>
  );
}

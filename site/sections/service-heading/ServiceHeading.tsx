import type { ReactNode } from 'react';
import type { ServiceSection, PageContent } from '../../content/page-content.ts';
import { classNames } from '../../lib/class-names.ts';
import { dollars } from '../../lib/dollars.ts';
import { hasDescender } from '../../styles/display-font.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { isShort, nameLines, nameStyle } from './service-name.ts';

const shapes = import.meta.glob<string>('./shapes/*.svg', { query: '?raw', import: 'default', eager: true });

interface Props extends Pick<PageContent<'services'>[number], 'name' | 'intro'> {
  startingPrice: number | undefined;
  /** The picture of hair, and the shape cut out of it. */
  cutout: ServiceSection<'cutout'>;
  /** The cutout is on the right, and `children` on the left. */
  mirrored: boolean;
  /** Stands on the picture. */
  children: ReactNode;
}

/** Top of a service page without a hero: the name as wide as the page, above hair that an object is cut out of. */
export function ServiceHeading({ name, startingPrice, intro, cutout, mirrored, children }: Props) {
  const nameClass = classNames(
    'service-heading__name',
    hasDescender(name) && 'service-heading__name--descends',
    isShort(name) && 'service-heading__name--short',
  );
  return (
    <section className={classNames('service-heading', mirrored && 'service-heading--mirrored')}>
      <div className="service-heading__words wrap" style={nameStyle(name)}>
        <h1 className={nameClass}>
          {nameLines(name).map((line, index) => (
            <span className="service-heading__line" key={line}>
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
        <p className="service-heading__intro">
          {intro}
          {startingPrice !== undefined && (
            <span className="service-heading__price"> from {dollars(startingPrice)}</span>
          )}
        </p>
      </div>
      <div className="service-heading__hair">
        <Picture
          picture={cutout.picture}
          className="service-heading__picture"
          priority
          vw={{ phone: 100 }}
          ratio={{ phone: 0.9, tablet: 1.65, desktop: 3.8 }}
        />
        <Drawing
          svg={shapes[`./shapes/${cutout.shape}.svg`] ?? ''}
          className={`service-heading__cutout service-heading__cutout--${cutout.shape}`}
        />
        <div className="service-heading__aside">{children}</div>
      </div>
    </section>
  );
}

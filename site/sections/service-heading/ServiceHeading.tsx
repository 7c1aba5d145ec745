import { type ReactNode } from 'react';

import { type PictureData } from '../../ui/picture-data.ts';
import { Cutout } from './Cutout.tsx';
import { headline } from './headline.ts';
import { type Shape } from './shapes.ts';

import './ServiceHeading.css';

interface Props {
  name: string;
  /** Starting price in dollars. */
  from?: number | undefined;
  intro: string;
  object: { name: string; shape: Shape; picture: PictureData };
  /** Beside the introduction. */
  children: ReactNode;
}

/** Top of a service page without a large picture: the name in large letters, and one drawn object. */
export function ServiceHeading({ name, from, intro, object, children }: Props) {
  const { lines, size } = headline(name);
  return (
    <section className={`service-heading service-heading--${object.shape.place}`}>
      <div className="service-heading__in wrap">
        <Cutout {...object} />
        <h1 className={`service-heading__name service-heading__name--${size}`}>
          {lines.map((line, at) => (
            <span className="service-heading__line" key={line}>
              {at > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
        <div className="service-heading__low">
          <p className="service-heading__intro d3">
            {intro}
            {from !== undefined && <span className="service-heading__from">from ${from}</span>}
          </p>
          <div className="service-heading__aside">{children}</div>
        </div>
      </div>
    </section>
  );
}

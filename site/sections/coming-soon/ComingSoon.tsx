import { Button } from '../../ui/Button.tsx';
import { type PictureData } from '../../ui/picture-data.ts';
import { Cutout } from './Cutout.tsx';
import { headline } from './headline.ts';
import { type Shape } from './shapes.ts';

import './ComingSoon.css';

interface Props {
  name: string;
  intro: string;
  box: { headline: string; text: string };
  object: { name: string; shape: Shape; picture: PictureData };
}

/** Placeholder page of a service: a large headline, one drawn object and how to get in touch. */
export function ComingSoon({ name, intro, box, object }: Props) {
  const { lines, size } = headline(name);
  return (
    <section className={`coming-soon coming-soon--${object.shape.place}`}>
      <div className="coming-soon__in wrap">
        <Cutout {...object} />
        <h1 className={`coming-soon__name coming-soon__name--${size}`}>
          {lines.map((line, at) => (
            <span className="coming-soon__line" key={line}>
              {at > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
        <div className="coming-soon__low">
          <p className="coming-soon__intro lead">{intro}</p>
          <div className="coming-soon__box">
            <div>
              <h2 className="d3">{box.headline}</h2>
              <p>{box.text}</p>
            </div>
            <Button href="/contact">Contact Us</Button>
          </div>
        </div>
      </div>
    </section>
  );
}

import { Visit, type VisitProps } from '../../ui/Visit.tsx';

import './Drive.css';

interface Props extends VisitProps {
  headline: string;
  /** Driving time and distance; in the salon's own town a sentence. */
  way: { minutes: number; miles: number; route: string } | string;
}

/** Distance, address and opening hours. */
export function Drive({ headline, way, ...visit }: Props) {
  return (
    <section className="drive">
      <div className="drive__grid grid wrap">
        <h2 className="d2">{headline}</h2>
        {typeof way === 'string' ? (
          <p className="drive__way lead">{way}</p>
        ) : (
          <dl className="drive__way drive__numbers">
            <div>
              <dt>minutes</dt>
              <dd>{way.minutes}</dd>
            </div>
            <div>
              <dt>miles</dt>
              <dd>{way.miles}</dd>
            </div>
            <div className="drive__route">
              <dt>by</dt>
              <dd>{way.route}</dd>
            </div>
          </dl>
        )}
        <Visit {...visit} />
      </div>
    </section>
  );
}

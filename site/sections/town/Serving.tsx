import { type ReactNode } from 'react';

import { Button } from '../../ui/Button.tsx';

import './Serving.css';

interface Props {
  /** `Serving`, or the label of the salon's own town. */
  serving: string;
  town: string;
  /** Two-letter code, `TX`. */
  region: string;
  intro: string;
  booking: string;
  phone: { name: string; href: string };
  /** The drawn map of the towns. */
  children: ReactNode;
}

/** Names with at least this many letters are smaller and break on phones; names with at most this many are larger there. */
const LONG = 9;
const SHORT = 5;

/** The town's name as a headline, above the drawn map. */
export function Serving({ serving, town, region, intro, booking, phone, children }: Props) {
  const size = town.length >= LONG ? ' serving--long' : town.length <= SHORT ? ' serving--short' : '';
  return (
    <section className={`serving${size}`}>
      <div className="wrap">
        <h1>
          <span className="serving__word">{serving}</span>{' '}
          <span className="serving__town">
            <span className="serving__name">{town},</span> {region}
          </span>
        </h1>
        <div className="serving__row grid">
          <p className="lead">{intro}</p>
          <div className="actions">
            <Button href="/contact">{booking}</Button>
            <Button href={phone.href} variant="outline">
              {phone.name}
            </Button>
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}

import { Button } from '../../ui/Button.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { descends } from '../service-heading/headline.ts';

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
}

/** The town's name as a headline, and two ways to book. */
export function Serving({ serving, town, region, intro, booking, phone }: Props) {
  return (
    <div className="serving__words wrap">
      <h1 className={descends(town) ? 'serving__headline serving__headline--descends' : 'serving__headline'}>
        <span className="serving__word">{serving}</span>{' '}
        <span className="serving__town">
          <span className="serving__name">{town},</span> {region}
        </span>
      </h1>
      <div className="serving__row">
        <p className="lead">
          <Unbroken text={intro} />
        </p>
        <div className="actions">
          <Button href="/contact">{booking}</Button>
          <Button href={phone.href} variant="outline">
            {phone.name}
          </Button>
        </div>
      </div>
    </div>
  );
}

import type { Link } from '../../lib/link.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import hairBefore from './hair-before.svg?raw';
import hairBehind from './hair-behind.svg?raw';
import hairEnd from './hair-end.svg?raw';
import shortHairEnd from './hair-short-end.svg?raw';
import './NotFound.css';

/** The status code, with a hair winding through its digits. Its unit is a hundredth of the digits’ em. */
export function NotFound({ text, phone }: { text: string; phone: Link }) {
  return (
    <section className="not-found">
      <div className="not-found__row grid wrap">
        <h1 className="not-found__heading">
          <span className="not-found__code">
            <Drawing svg={hairBehind} className="not-found__hair" />
            {/* In a loop beside the digits, or straight off the screen where nothing fits beside them. */}
            <Drawing svg={hairEnd} className="not-found__hair not-found__hair--wide" />
            <Drawing svg={shortHairEnd} className="not-found__hair not-found__hair--small" />
            <span className="not-found__digits">404</span>
            <Drawing svg={hairBefore} className="not-found__hair" />
          </span>{' '}
          <span className="not-found__oops d2">Oops! Page not found</span>
        </h1>
        <div className="not-found__words">
          <p className="lead">{text}</p>
          <div className="actions">
            <Button href="/">Return to Home</Button>
            <Button href={phone.href} variant="outline">
              {phone.name}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

import { type Link } from '../../ui/link.ts';
import { Button } from '../../ui/Button.tsx';

import './NotFound.css';

/** The status code, with a drawn hair winding through its digits. */
export function NotFound({ text, phone }: { text: string; phone: Link }) {
  return (
    <section className="not-found">
      <div className="not-found__row grid wrap">
        <h1 className="not-found__heading">
          <span className="not-found__code">
            <Hair className="not-found__hair" ways={BEHIND} />
            <Hair className="not-found__hair not-found__hair--wide" ways={[END]} />
            <Hair className="not-found__hair not-found__hair--small" ways={[SMALL_END]} />
            <span className="not-found__digits">404</span>
            <Hair className="not-found__hair" ways={BEFORE} />
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

/*
 * A cubic spline in pieces, so that its curvature has no jumps where one ends and the next begins. The unit is a
 * hundredth of the digits' em, so the hair stays aligned with them at any size.
 */
const BEHIND = [
  'M-110 16C-95.2 27.3 -80.3 38.7 -62 42C-43.3 45.4 -21 40.4 -6 37.5C0.8 36.2 6.1 35.3 12 36.5',
  'M30 40C35.5 38.8 39.5 32.6 44 26.5',
  'M64 24C64.4 29.7 55.8 35 48 38',
  'M31 55C33.7 58.2 41.7 56 48 53.5',
  'M64.3 46.3C68 45.1 71.9 44.7 76 43.8',
];
/** Its end: in a loop beside the digits, or straight off the screen where nothing fits beside them. */
const END =
  'M93 36C100.3 30 105.9 20.1 114 14C121 8.7 129.9 6.2 138 9C145.7 11.7 152.6 19.1 152 27C151.4 35 143.1 43.5 135 43C127.7 42.6 120.6 35 121 29C121.5 21.6 133.6 16.6 145 17C164.5 17.6 182 33.9 200 35.5C219.5 37.3 239.6 21.9 262 16C292 8.1 326 17 360 26';
const SMALL_END = 'M93 36C100.3 30 113 17 132 15';
const BEFORE = [
  'M12 36.5C18 37.7 24.7 41.2 30 40',
  'M44 26.5C48 21.1 52.4 15.8 57 16.5C60.3 17 63.8 20.6 64 24',
  'M48 38C40.9 40.7 34.4 41.4 31.5 46C29.7 48.8 29.3 53 31 55',
  'M48 53.5C54.5 50.9 59.3 47.9 64.3 46.3',
  'M76 43.8C81.6 42.5 87.8 40.3 93 36',
];

function Hair({ className, ways }: { className: string; ways: readonly string[] }) {
  return (
    <svg className={className} viewBox="0 0 92 72" aria-hidden="true">
      <path d={ways.join('')} />
    </svg>
  );
}

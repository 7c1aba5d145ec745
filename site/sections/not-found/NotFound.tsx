import { Button } from '../../ui/Button.tsx';

import './NotFound.css';

interface Props {
  text: string;
  phone: { name: string; href: string };
}

/** The status code, with a drawn hair winding through its digits. */
export function NotFound({ text, phone }: Props) {
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
 * One hair in pieces, each ending where the next begins. The unit is a hundredth of the digits' em, so the hair stays
 * aligned with them at any size.
 */
const BEHIND = [
  'M-110 14C-80 44 -30 52 -6 38C2 33 9 33 12 36',
  'M30 40C33 38.5 38 30 44 26',
  'M63.5 20C68 26.5 58 38 48 38',
  'M31 52C31.8 60 42 60 48 54',
  'M64 46C68 46 70 44 76 44',
];
/** Its end: beside the digits, or around the last one where nothing fits beside them. Both leave the screen. */
const END =
  'M93 36C104 22 118 2 138 9C158 16 152 46 134 43C116 40 122 12 150 17C172 21 184 40 204 36C230 31 246 8 278 14S320 34 360 26';
const SMALL_END = 'M93 36C97 30 99 13 92 6C86 0 76 6 78 14C80 24 97 27 130 14';
const BEFORE = [
  'M12 36C15 39 22 44 30 40',
  'M44 26C50 22 58 12 63.5 20',
  'M48 38C40 38 30 42 31 52',
  'M48 54C53 49 59 46 64 46',
  'M76 44C80 44 88 42 93 36',
];

function Hair({ className, ways }: { className: string; ways: readonly string[] }) {
  return (
    <svg className={className} viewBox="0 0 92 72" aria-hidden="true">
      <path d={ways.join('')} />
    </svg>
  );
}

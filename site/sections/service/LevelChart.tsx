import type { Link } from '../../lib/link.ts';
import type { HoursLine } from '../../lib/opening-hours.ts';
import { Hours } from '../../ui/Hours.tsx';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Props {
  /** Names of the natural hair levels, darkest first. */
  levels: readonly string[];
  salonName: string;
  phone: Link;
  hours: readonly HoursLine[];
}

/** The levels of natural hair. Each is a link that fills the screen with its color; printed, it is a card for the wallet. */
export function LevelChart({ levels, salonName, phone, hours }: Props) {
  return (
    <ol className="level-chart" id="levels" aria-label="Levels of natural hair color">
      {levels.map((level, index) => {
        const number = NUMBERS[index] ?? '';
        return (
          <li className="level-chart__level" id={`level-${number}`} key={level}>
            <a className="level-chart__name" href={`#level-${number}`}>
              {level}
            </a>
            <div className="level-chart__card">
              <p className="level-chart__salon">{salonName}</p>
              <p>
                Stand by a window and hold a dry strand against the color. Screens differ, so this is a start.
                In the chair we check.
              </p>
              <a href={phone.href}>
                I’m {number === 'eight' ? 'an' : 'a'} {number}: call {phone.name}
              </a>
              <Hours lines={hours} />
              <a className="level-chart__close" href="#levels">
                Close
              </a>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

import { colorToken } from '../../styles/color-tokens.ts';
import { drawable, typeset, widthOf } from './typeset.ts';
import { wrap } from './wrap.ts';

/** The text of a social picture. */
export interface CardText {
  title: string;
  /** The salon's name. */
  name: string;
  /** `Sherman, TX`. */
  place: string;
}

/** Pixels; the size that sites recommend for Open Graph pictures. */
export const CARD = { width: 1200, height: 630 } as const;

/** Version of the drawing. Increment it with every change, to invalidate cached pictures. */
export const CARD_VERSION = 1;

export const cardColors = {
  paper: colorToken('paper'),
  ink: colorToken('ink'),
  copper: colorToken('copper'),
  soft: colorToken('soft'),
};

/** Font sizes to try in order: a title in two large lines, in three that cover less than half of the photo, or a very long one. */
const TITLE_SIZES = [
  { lines: 2, sizes: [160, 148, 136, 124, 114, 106, 100] },
  { lines: 3, sizes: [98, 92, 86, 80, 74] },
  { lines: 5, sizes: [64, 56, 48, 40, 32] },
] as const;
const MAX_TITLE_WIDTH = 680;
const LEADING = 0.95;
const TRACKING = -0.015;
const PADDING = { left: 64, right: 64, top: 40, bottom: 48 } as const;
const BYLINE_SIZE = 27;
const BYLINE_GAP = 40;

/** The SVG drawn over the photo: a rectangle in the lower left corner with title, name and place. */
export function cardSvg({ title, name, place }: CardText): string {
  const { lines, size } = fitTitle(title);
  const set = lines.map((line) => typeset(line, 'display', size, TRACKING));
  const who = typeset(name, 'text', BYLINE_SIZE);
  const where = typeset(place, 'text', BYLINE_SIZE);
  const byline = who.width + BYLINE_SIZE + where.width;

  const width = Math.ceil(PADDING.left + Math.max(byline, ...set.map((line) => line.width)) + PADDING.right);
  const height = Math.ceil(
    PADDING.top + set.length * size * LEADING + BYLINE_GAP + BYLINE_SIZE + PADDING.bottom,
  );
  const top = CARD.height - height;
  const bottomLine = CARD.height - PADDING.bottom;
  const path = (d: string, x: number, y: number, fill: string) =>
    `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" d="${d}"/>`;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<path fill="${cardColors.paper}" d="M0 ${top}h${width}v${height}H0z"/>`,
    ...set.map((line, index) =>
      path(
        line.path,
        PADDING.left,
        top + PADDING.top + (index + 0.8) * size * LEADING,
        index > 0 && index === set.length - 1 ? cardColors.copper : cardColors.ink,
      ),
    ),
    path(who.path, PADDING.left, bottomLine, cardColors.ink),
    path(where.path, PADDING.left + who.width + BYLINE_SIZE, bottomLine, cardColors.soft),
    '</svg>',
  ].join('');
}

function fitTitle(whole: string): { lines: string[]; size: number } {
  const title = drawable(whole);
  for (const text of [title, withBreaks(title)])
    for (const { lines: maxLines, sizes } of TITLE_SIZES)
      for (const size of sizes) {
        const measure = (line: string) => widthOf(line, 'display', size, TRACKING);
        const lines = wrap(text, measure, MAX_TITLE_WIDTH, maxLines);
        if (lines) return { lines, size };
      }
  return fitTitle(title.slice(0, title.length / 2));
}

/** A title whose long words may be broken: after a slash or a hyphen, else anywhere. */
function withBreaks(title: string): string {
  return title
    .replaceAll(/\S{16,}/gu, (word) => word.replaceAll(/[/–-](?=\S)/gu, '$& '))
    .replaceAll(/\S{16}(?=\S)/gu, '$& ');
}

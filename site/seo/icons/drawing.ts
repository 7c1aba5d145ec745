import { colorToken } from '../../styles/color-tokens.ts';

/** The salon's logo: three strands of hair on a copper square, on a grid of 32 units. */
const STRANDS = 'M9 6c9 3 3 9 7 20M14.500 5c9 4 3 9 7 21M20 5c7 5 3 10 5 17';
const CENTER = 16;
/** Center of the strands, slightly right of the center of the grid. */
const STRANDS_CENTER = { x: 17.4, y: 15.5 };

const color = {
  copper: colorToken('copper'),
  paper: colorToken('paper'),
  peach: colorToken('peach'),
  cedar: colorToken('cedar'),
};

const strands = (attributes: string) =>
  `<path fill="none" stroke="${color.paper}" stroke-width="2.6" stroke-linecap="round" d="${STRANDS}"${attributes}/>`;
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
const background = `<path fill="${color.copper}" d="M0 0h32v32H0z"/>`;

/** For browser tabs, with a brighter square for dark browsers. */
export function tabIcon(): string {
  const dark = `@media (prefers-color-scheme:dark){.g{fill:${color.peach}}.s{stroke:${color.cedar}}}`;
  return svg(
    `<style>${dark}</style>${background.replace('<path', '<path class="g"')}${strands(' class="s"')}`,
  );
}

/** For home screens. `scale` shrinks the strands toward the center, away from edges that phones crop. */
export function squareIcon(scale = 1): string {
  const transform = `translate(${CENTER} ${CENTER}) scale(${scale}) translate(${-STRANDS_CENTER.x} ${-STRANDS_CENTER.y})`;
  return svg(`${background}${strands(scale === 1 ? '' : ` transform="${transform}"`)}`);
}

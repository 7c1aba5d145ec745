import { colorToken } from '../../styles/color-tokens.ts';

/** Three strands of hair on a square of copper: the salon's sign, on a grid of 32 units. */
const STRANDS = 'M9 6c9 3 3 9 7 20M14.500 5c9 4 3 9 7 21M20 5c7 5 3 10 5 17';
const MIDDLE = 16;
/** Middle of the strands, which hang a little to the right of the grid's own. */
const HANG = { x: 17.4, y: 15.5 };

const color = {
  copper: colorToken('copper'),
  paper: colorToken('paper'),
  glow: colorToken('glow'),
  cedar: colorToken('cedar'),
};

const strands = (attributes: string) =>
  `<path fill="none" stroke="${color.paper}" stroke-width="2.6" stroke-linecap="round" d="${STRANDS}"${attributes}/>`;
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
const ground = `<path fill="${color.copper}" d="M0 0h32v32H0z"/>`;

/** For tabs: a brighter square where the browser is dark, or it would sink into it. */
export function tabIcon(): string {
  const dark = `@media (prefers-color-scheme:dark){.g{fill:${color.glow}}.s{stroke:${color.cedar}}}`;
  return svg(`<style>${dark}</style>${ground.replace('<path', '<path class="g"')}${strands(' class="s"')}`);
}

/** For home screens. `scale` shrinks the strands toward the middle, away from edges that a phone cuts off. */
export function squareIcon(scale = 1): string {
  const middle = `translate(${MIDDLE} ${MIDDLE}) scale(${scale}) translate(${-HANG.x} ${-HANG.y})`;
  return svg(`${ground}${strands(scale === 1 ? '' : ` transform="${middle}"`)}`);
}

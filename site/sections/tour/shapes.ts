/**
 * Shape of a picture in three columns. `large` takes two columns and stands first, `wide` two, `panorama` all three;
 * the others one: upright 4:5, square 1:1, lying 4:3.
 */
export type TourShape = 'large' | 'wide' | 'panorama' | 'upright' | 'square' | 'lying';

export interface TourPlace {
  shape: TourShape;
  /** Without a neighbour in two columns, where it takes both. */
  alone: boolean;
}

/** Beside the large picture. */
const BESIDE = ['square', 'lying'] as const;
/** Six pictures, two to a column: each column is one lying and one upright high, or two squares. */
const BLOCK = ['lying', 'upright', 'square', 'upright', 'lying', 'square'] as const;
/** What is left over after the last block of six, so that the columns end together. */
const REST: readonly (readonly TourShape[])[] = [
  [],
  ['panorama'],
  ['wide', 'square'],
  ['square', 'square', 'square'],
  ['square', 'square', 'square', 'panorama'],
  ['square', 'square', 'square', 'wide', 'square'],
];

/** Places for `count` pictures (three or more), in the order of the page. TourGrid.css lays them out. */
export function tourPlaces(count: number): TourPlace[] {
  const left = Math.max(count - 1 - BESIDE.length, 0);
  const blocks = Array.from({ length: Math.floor(left / BLOCK.length) }, () => BLOCK).flat();
  const shapes: TourShape[] = ['large', ...BESIDE, ...blocks, ...(REST[left % BLOCK.length] ?? [])];
  const halves = shapes.flatMap((shape, at) => (takesBoth(shape) ? [] : [at]));
  const odd = halves.length % 2 === 1 ? halves.at(-1) : undefined;
  return shapes.map((shape, at) => ({ shape, alone: at === odd }));
}

function takesBoth(shape: TourShape): boolean {
  return shape === 'large' || shape === 'wide' || shape === 'panorama';
}

/**
 * Shape of a picture in the three-column grid. `large` (always first) and `wide` span two columns, `panorama` three, the
 * others one: `portrait` 4:5, `square` 1:1, `landscape` 4:3.
 */
export type TourShape = 'large' | 'wide' | 'panorama' | 'portrait' | 'square' | 'landscape';

export interface TourPlace {
  shape: TourShape;
  /** Whether it spans both columns of the two-column grid. */
  full: boolean;
}

/** Next to the large picture. */
const SIDE_BY_SIDE = ['square', 'landscape'] as const;
/** A block of six: each column has a landscape and a portrait picture, or two squares, so all columns are equally tall. */
const BLOCK = ['landscape', 'portrait', 'square', 'portrait', 'landscape', 'square'] as const;
/** The remaining pictures after the last block of six, arranged so that the columns end together. */
const REST: readonly (readonly TourShape[])[] = [
  [],
  ['panorama'],
  ['wide', 'square'],
  ['square', 'square', 'square'],
  ['square', 'square', 'square', 'panorama'],
  ['square', 'square', 'square', 'wide', 'square'],
];

/** Shapes for `count` pictures (at least three) in page order. */
export function tourPlaces(count: number): TourPlace[] {
  const left = Math.max(count - 1 - SIDE_BY_SIDE.length, 0);
  const blocks = Array.from({ length: Math.floor(left / BLOCK.length) }, () => BLOCK).flat();
  const shapes: TourShape[] = ['large', ...SIDE_BY_SIDE, ...blocks, ...(REST[left % BLOCK.length] ?? [])];
  const full = shapes.map(spansColumns);
  if (full.filter((spans) => !spans).length % 2 === 1) {
    // The odd picture shares its row with the last of those that span columns, or has it for itself.
    const partner = full.lastIndexOf(true);
    full[partner > 0 ? partner : full.length - 1] = partner === 0;
  }
  return shapes.map((shape, at) => ({ shape, full: full[at] ?? false }));
}

/** In the grid of three columns. */
function spansColumns(shape: TourShape): boolean {
  return shape === 'large' || shape === 'wide' || shape === 'panorama';
}

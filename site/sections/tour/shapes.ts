/** Shape of the picture at each place of the tour: three to a column, one of each, so that the columns end together. */
const SHAPES = [
  'upright',
  'lying',
  'square',
  'lying',
  'square',
  'upright',
  'square',
  'upright',
  'lying',
] as const;

export type TourShape = (typeof SHAPES)[number];

/** `place` counts from 0; the tenth picture begins again like the first. */
export function shapeAt(place: number): TourShape {
  return SHAPES[place % SHAPES.length] ?? 'square';
}

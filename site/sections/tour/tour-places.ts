/**
 * Three columns: `wide` spans two and `narrow` is beside it, three `upright` fill a row, `bleed` spans the whole screen, and
 * `tall` spans two and both rows of the `small` pictures before it. Two columns: the same rows, of which the one of
 * uprights becomes two, because one of them has `full`.
 */
export interface TourPlace {
  shape: 'wide' | 'narrow' | 'small' | 'tall' | 'bleed' | 'upright';
  full: boolean;
  /** On phones, beside its caption, by turns on the left and on the right. The others run from edge to edge. */
  half: boolean;
}

type Shape = TourPlace['shape'];

/**
 * Places for `count` pictures (at least nine): rows of a wide and a narrow one, three uprights, one as wide as the screen,
 * then two small ones and a tall one, or for even counts two more rows of a wide and a narrow one.
 */
export function tourPlaces(count: number): TourPlace[] {
  const odd = count % 2 === 1;
  const rows = Array.from({ length: (count - (odd ? 7 : 8)) / 2 }, (_, row): Shape[] =>
    row % 2 === 0 ? ['narrow', 'wide'] : ['wide', 'narrow'],
  );
  const shapes: Shape[] = [
    ...rows.flat(),
    ...(['upright', 'upright', 'upright', 'bleed'] as const),
    ...(odd ? (['small', 'small', 'tall'] as const) : (['wide', 'narrow', 'narrow', 'wide'] as const)),
  ];
  // Not the last of the uprights, which is beside the widest picture.
  const full = shapes.indexOf('upright');
  return shapes.map((shape, index) => ({
    shape,
    full: index === full,
    half: index !== full && ['narrow', 'small', 'upright'].includes(shape),
  }));
}

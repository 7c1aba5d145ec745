/**
 * Three columns: `wide` spans two and `narrow` is beside it, `tall` spans two and both rows of the `small` pictures before
 * and after it, `bleed` spans the whole screen, and three `upright` fill a row. Two columns: the same rows, of which the
 * one of uprights becomes two, because one of them has `full`.
 */
export interface TourPlace {
  shape: 'wide' | 'narrow' | 'small' | 'tall' | 'bleed' | 'upright';
  full: boolean;
  /** On phones the caption stands beside the picture, which is on this side. */
  beside?: 'left' | 'right';
}

type Shape = TourPlace['shape'];

/**
 * Places for `count` pictures (at least nine) in page order: a row of a wide and a narrow picture, for odd counts a tall
 * one between two small ones, one as wide as the screen, and rows of a wide and a narrow picture again; before or after
 * the one as wide as the screen, three uprights.
 */
export function tourPlaces(count: number): TourPlace[] {
  const triple: Shape[] = ['upright', 'upright', 'upright'];
  const odd = count % 2 === 1;
  const pairs = Array.from({ length: (count - (odd ? 7 : 4)) / 2 }, (_, row): Shape[] =>
    row % 2 === 0 ? ['wide', 'narrow'] : ['narrow', 'wide'],
  );
  const shapes: Shape[] = [
    ...pairs.slice(0, 1).flat(),
    ...(odd ? (['small', 'tall', 'small'] as const) : triple),
    'bleed',
    ...(odd ? triple : []),
    ...pairs.slice(1).flat(),
  ];
  // Of the uprights, the one that is not beside the widest picture spans two columns.
  const bleed = shapes.indexOf('bleed');
  const full = odd ? bleed + 3 : bleed - 3;
  const places = shapes.map((shape, at): TourPlace => ({ shape, full: at === full }));
  placeCaptions(places);
  return places;
}

/** Beside the smaller pictures, by turns to the right and to the left, but below the second of the page, which is large. */
function placeCaptions(places: TourPlace[]): void {
  let side: 'left' | 'right' = 'left';
  for (const place of places.slice(2)) {
    if (place.full || !['narrow', 'upright', 'small'].includes(place.shape)) continue;
    place.beside = side;
    side = side === 'left' ? 'right' : 'left';
  }
}

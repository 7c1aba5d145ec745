/**
 * Three columns: `wide` spans two, `tall` two and both rows of the `small` pictures before and after it, `bleed` the
 * whole screen. Two columns: all but `bleed` are upright, and those with `full` span both.
 */
export interface TourPlace {
  shape: 'upright' | 'wide' | 'small' | 'tall' | 'bleed';
  full: boolean;
  /** On phones the caption stands beside the picture, which is on this side. */
  beside?: 'left' | 'right';
}

type Shape = TourPlace['shape'];

/**
 * Places for `count` pictures (at least nine) in page order. In three columns a row of a wide and an upright picture, for
 * odd counts a tall one between two small ones, one as wide as the screen, and rows of a wide and an upright picture
 * again; before or after the one as wide as the screen, three uprights. In two columns wide pictures have a row of their
 * own, unless that would leave an upright alone or follow another such row.
 */
export function tourPlaces(count: number): TourPlace[] {
  const triple: Shape[] = ['upright', 'upright', 'upright'];
  const odd = count % 2 === 1;
  const pairs = Array.from({ length: (count - (odd ? 7 : 4)) / 2 }, (_, row): Shape[] =>
    row % 2 === 0 ? ['wide', 'upright'] : ['upright', 'wide'],
  );
  const shapes: Shape[] = [
    ...pairs.slice(0, 1).flat(),
    ...(odd ? (['small', 'tall', 'small'] as const) : triple),
    'bleed',
    ...(odd ? triple : []),
    ...pairs.slice(1).flat(),
  ];
  const places = shapes.map((shape): TourPlace => ({ shape, full: shape === 'bleed' }));
  fillTwoColumns(places);
  placeCaptions(places);
  return places;
}

function fillTwoColumns(places: TourPlace[]): void {
  let alone = false;
  for (const [at, place] of places.entries()) {
    if (place.shape === 'bleed') continue;
    place.full = place.shape === 'wide' && !alone && !places[at - 1]?.full;
    if (!place.full) alone = !alone;
  }
  const [before, last] = places.slice(-2);
  if (!alone || !before || !last) return;
  // It takes a place in the row of the wide one before it, or the whole row.
  if (before.full && before.shape === 'wide') before.full = false;
  else last.full = true;
}

/** Beside the smaller pictures, by turns to the right and to the left, but below an upright one after the widest. */
function placeCaptions(places: TourPlace[]): void {
  let side: 'left' | 'right' = 'left';
  for (const [at, place] of places.entries()) {
    const first = place.shape === 'upright' && places[at - 1]?.shape === 'bleed';
    if (first || (place.shape !== 'upright' && place.shape !== 'small')) continue;
    place.beside = side;
    side = side === 'left' ? 'right' : 'left';
  }
}

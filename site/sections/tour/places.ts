/** A picture of the tour: `wide` spans two of three columns, `full` both of two. Elsewhere it is upright. */
export interface TourPlace {
  wide: boolean;
  full: boolean;
}

/**
 * Places for `count` pictures (at least nine) in page order. In three columns each row is a wide and an upright picture,
 * the wide one by turns on the left and on the right, with one or two rows of three uprights between them. In two columns
 * wide pictures have a row of their own, unless that would leave an upright alone or follow another such row.
 */
export function tourPlaces(count: number): TourPlace[] {
  const triples = count % 2 === 1 ? 1 : 2;
  const pairs = (count - 3 * triples) / 2;
  const rows = Array.from({ length: pairs }, (_, row) => (row % 2 === 0 ? [true, false] : [false, true]));
  for (let at = 1; at <= triples; at++)
    rows.splice(Math.ceil((pairs * at) / (triples + 1)) + at - 1, 0, [false, false, false]);
  const places = rows.flat().map((wide): TourPlace => ({ wide, full: false }));

  let alone = false;
  for (const [at, place] of places.entries()) {
    place.full = place.wide && !alone && !places[at - 1]?.full;
    if (!place.full) alone = !alone;
  }
  const [before, last] = places.slice(-2);
  if (alone && before && last) {
    // It takes a place in the row of the wide one before it, or the whole row.
    if (before.full) before.full = false;
    else last.full = true;
  }
  return places;
}

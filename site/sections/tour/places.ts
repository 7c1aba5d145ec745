/** A picture of the tour: `wide` spans two of three columns, `full` both of two. The others are upright. */
export interface TourPlace {
  wide: boolean;
  full: boolean;
}

/**
 * Places for `count` pictures (at least three) in page order. In three columns each row is a wide and an upright picture,
 * the wide one by turns on the left and on the right; of an odd number, three uprights stand in the middle. In two columns
 * wide pictures have a row of their own, unless that would leave an upright alone or follow another such row.
 */
export function tourPlaces(count: number): TourPlace[] {
  const isOdd = count % 2 === 1;
  const pairs = Math.floor(count / 2) - (isOdd ? 1 : 0);
  const rows = Array.from({ length: pairs }, (_, row) => (row % 2 === 0 ? [true, false] : [false, true]));
  if (isOdd) rows.splice(Math.ceil(pairs / 2), 0, [false, false, false]);
  const places = rows.flat().map((wide): TourPlace => ({ wide, full: false }));

  let alone = false;
  for (const [at, place] of places.entries()) {
    place.full = place.wide && !alone && !places[at - 1]?.full;
    if (!place.full) alone = !alone;
  }
  const lastFull = places.findLast(({ full }) => full);
  if (alone && lastFull) lastFull.full = false;
  return places;
}

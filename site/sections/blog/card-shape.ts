/**
 * How a card fills more than one column of the list: a double spans two. A pair spans two and a row spans all, both with the
 * text beside the picture.
 */
export type CardShape = 'double' | 'pair' | 'row' | undefined;

/** In a list of two columns: two rows of two, then a wide card. The last card fills its row. Number 0 is above them. */
export function shapeInTwo(number: number, last: boolean): CardShape {
  if (last && [0, 1, 3].includes(number % 5)) return 'row';
  return number % 5 === 0 ? 'double' : undefined;
}

/** In a list of three columns: rows of three cards, of a wide and a narrow one, of three, and of a narrow and a wide one. */
export function shapeInThree(number: number, last: boolean): CardShape {
  if (last && [1, 4].includes(number % 5)) return 'row';
  if (last && number % 5 === 2) return 'pair';
  return [4, 0].includes(number % 10) ? 'double' : undefined;
}

import { expect, test } from 'vitest';
import { parseAmount, parsePhone } from './parse.ts';

const read = <T>(parse: (text: string) => T, texts: readonly string[]) => texts.map(parse);

test('what people type is understood, and nothing else', () => {
  expect(read(parseAmount, ['$70', ' 70.50', '1,200', '$ 65', '70-80', 'free', '1,20', ''])).toEqual([
    ...[70, 70.5, 1200, 65],
    ...Array<undefined>(4),
  ]);
  expect(
    read(parsePhone, ['(903) 555-0177', '1-903-555-0177', '+1 903.555.0177', '555-0177', '903 555 0177 x2']),
  ).toEqual([...Array<string>(3).fill('+19035550177'), undefined, undefined]);
});

import { encode } from 'uqr';
import { expect, test } from 'vitest';

import { qrPath } from './qr-path.ts';

test('the path draws exactly the dark modules of the code', () => {
  const text = 'https://salon.example/contact';
  const { size, path } = qrPath(text);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu))
    for (let at = 0; at < Number(width); at++) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 0 }).data);
});

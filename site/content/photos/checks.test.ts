import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureProblem } from './checks.ts';

const picture = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#a63', noise } });
};

test('photo files that are damaged, small or no JPEGs are reported', async () => {
  const whole = await picture(1200, 900).jpeg().toBuffer();
  const changed = Buffer.from(whole);
  changed.writeUInt8(0x20, changed.indexOf(Buffer.from([0xff, 0xda])) + 6);
  const files = [
    [await picture(900, 1200).jpeg({ progressive: true }).toBuffer(), undefined],
    [whole.subarray(0, whole.length / 2), 'a damaged picture'],
    [changed, 'a damaged picture'],
    [await picture(1280, 720).jpeg().toBuffer(), '1280 × 720 pixels'],
    [await picture(6000, 4100).jpeg({ progressive: true }).toBuffer(), '6000 × 4100 pixels'],
    [await picture(1200, 900).png().toBuffer(), 'a PNG'],
    [Buffer.from('\0\0\0\u0024ftypheic\0\0\0\0', 'latin1'), 'a HEIC photo, which'],
    [Buffer.from('Use the one from Friday'), 'no readable picture'],
    [Buffer.from(''), 'no readable picture'],
  ] as const;
  for (const [contents, found] of files) {
    const problem = await pictureProblem(contents);
    if (found === undefined) expect(problem).toBeUndefined();
    else expect(problem?.found).toContain(found);
  }
});

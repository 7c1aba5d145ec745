import sharp from 'sharp';
import { expect, test } from 'vitest';

import { tempContent } from '../../../tests/support/temp-content.ts';
import { openContent } from '../content.ts';
import { formatProblem } from '../source/problem.ts';
import { photoFileProblems, photoProblems } from './checks.ts';

const plain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a63',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

test('photo files that are damaged, small or no JPEGs are reported by name', async () => {
  using content = tempContent();
  const write = (name: string, bytes: Buffer | string) => {
    content.write(`content/photos/${name}`, bytes);
  };
  const whole = await plain(1200, 900).jpeg().toBuffer();
  write('upright.jpg', await plain(900, 1200).jpeg({ progressive: true }).toBuffer());
  write('half.jpg', whole.subarray(0, whole.length / 2));
  const changed = Buffer.from(whole);
  const scan = changed.indexOf(Buffer.from([0xff, 0xda]));
  changed.writeUInt8(0x20, scan + 6);
  write('scan.jpg', changed);
  write('small.jpg', await plain(1280, 720).jpeg().toBuffer());
  write('renamed.jpg', await plain(1200, 900).png().toBuffer());
  write('IMG_1234.HEIC', Buffer.from('\0\0\0\u0024ftypheic\0\0\0\0', 'latin1'));
  write('note.jpg', 'Use the one from Friday');
  write('empty.jpg', '');
  write('.DS_Store', 'x');
  const problems = (await photoFileProblems(openContent(content.root))).map(formatProblem);
  expect(problems.map((line) => line.split(/[:.;] |, expected/u, 2).join(': ')).sort()).toEqual([
    'content/photos/IMG_1234.HEIC: found a HEIC photo, which iPhones take and browsers do not show',
    'content/photos/empty.jpg: found no readable picture',
    'content/photos/half.jpg: found a damaged picture',
    'content/photos/note.jpg: found no readable picture',
    'content/photos/renamed.jpg: found a PNG',
    'content/photos/scan.jpg: found a damaged picture',
    'content/photos/small.jpg: found 1280 × 720 pixels',
  ]);
});

test('a misnamed file is reported with a better name', () => {
  using content = tempContent();
  content.write('content/photos/IMG 77.JPG', '');
  expect(photoProblems(openContent(content.root)).map(formatProblem)).toEqual([
    'content/photos/IMG 77.JPG: found the name "IMG 77.JPG", expected lowercase letters, digits and hyphens, then .jpg, like img-77.jpg',
  ]);
});

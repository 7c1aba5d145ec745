import sharp from 'sharp';
import { expect, test } from 'vitest';

import { photoFileProblems } from './photo-files.ts';
import { photos } from './photos.ts';
import { messageOf, tempContent } from '../../tests/support/temp-content.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } });

test('reports all photo files that are not large JPEGs', async () => {
  using content = tempContent();
  const write = (name: string, bytes: Buffer | string) => {
    content.write(`content/photos/${name}`, bytes);
  };
  write('small.jpg', await plain(1280, 720).jpeg().toBuffer());
  write('renamed.jpg', await plain(1200, 900).png().toBuffer());
  write('IMG_1234.HEIC', Buffer.from('\0\0\0\u0024ftypheic\0\0\0\0', 'latin1'));
  write('note.jpg', 'Use the one from Friday');
  write('empty.jpg', '');
  write('.DS_Store', 'x');
  const problems = await photoFileProblems(content.root);
  expect(problems.map(({ file, message }) => `${file}: ${message.split(/[:.]/u)[0] ?? ''}`).sort()).toEqual([
    'content/photos/IMG_1234.HEIC: found a HEIC photo, which iPhones take and browsers do not show, expected a JPEG',
    'content/photos/empty.jpg: found no readable picture, expected a JPEG',
    'content/photos/note.jpg: found no readable picture, expected a JPEG',
    'content/photos/renamed.jpg: found a PNG, expected a JPEG',
    'content/photos/small.jpg: found 1280 × 720 pixels, expected 1200 × 900 or more',
  ]);
});

test('accepts progressive and upright JPEGs', async () => {
  using content = tempContent();
  content.write('content/photos/upright.jpg', await plain(900, 1200).jpeg({ progressive: true }).toBuffer());
  expect(await photoFileProblems(content.root)).toEqual([]);
});

test('a misnamed file is reported with a better name', () => {
  using content = tempContent();
  content.write('content/photos/IMG 77.JPG', '');
  content.write('content/photos/.DS_Store', '');
  expect(messageOf(() => photos(content.root))).toBe(
    'content/photos/IMG 77.JPG: found the name "IMG 77.JPG", expected lowercase letters, digits and hyphens, then .jpg, like img-77.jpg',
  );
});

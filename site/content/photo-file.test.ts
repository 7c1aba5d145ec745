import sharp from 'sharp';
import { expect, test, vi } from 'vitest';

import { phonePhoto } from '../../tests/support/phone-photo.ts';
import { photos } from './index.ts';
import { inspectPhoto } from './photo-file.ts';
import { messageOf, tempContent } from './temp-content.ts';

// A busy machine takes seconds over the larger pictures.
vi.setConfig({ testTimeout: 30_000 });

/** A phone's photo of the smallest accepted size, which is faster to encode. */
const upright = await phonePhoto({ width: 1200, height: 900 });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } });

test('measures a photo after rotation', () => {
  expect(inspectPhoto(upright)).toEqual({ width: 900, height: 1200 });
});

test('accepts progressive photos and data after the end marker', async () => {
  const progressive = await plain(1600, 1200).jpeg({ progressive: true }).toBuffer();
  expect(inspectPhoto(progressive)).toEqual({ width: 1600, height: 1200 });
  expect(inspectPhoto(Buffer.concat([upright, Buffer.from('trailer')]))).toEqual({
    width: 900,
    height: 1200,
  });
});

test('reports all mistakes of all photos at once', async () => {
  using content = tempContent();
  const write = (name: string, bytes: Buffer | string) => {
    content.write(`content/photos/${name}`, bytes);
  };
  write('small.jpg', await plain(1280, 720).jpeg().toBuffer());
  write('renamed.jpg', await plain(1200, 900).png().toBuffer());
  write('IMG_1234.HEIC', Buffer.from('\0\0\0\u0024ftypheic\0\0\0\0', 'latin1'));
  write('note.jpg', 'Use the one from Friday');
  write('empty.jpg', '');
  write('cut-off.jpg', upright.subarray(0, upright.length - 400));
  write('IMG 77.JPG', upright);
  write('bob.jpg', upright);
  write('.DS_Store', 'x');
  content.edit('content/photos/photos.yaml', (data: Record<string, unknown>) => {
    const entry = { alt: 'Hair', focus: '50% 50%' };
    for (const name of ['small', 'renamed', 'note', 'empty', 'cut-off', 'fringe']) data[name] = entry;
  });
  expect(messageOf(() => photos(content.root)).split('\n')).toEqual([
    'content/photos/photos.yaml: fringe: found no photo, expected content/photos/fringe.jpg',
    'content/photos/IMG 77.JPG: found the name "IMG 77.JPG", expected lowercase letters, digits and hyphens, then .jpg, like img-77.jpg',
    'content/photos/IMG_1234.HEIC: found an iPhone picture (HEIC), expected a JPEG: on a Mac open it in Photos or Preview and choose File, Export, JPEG; on the iPhone set Settings, Camera, Formats to Most Compatible before taking the next one',
    'content/photos/photos.yaml: bob: found nothing, expected alt and focus for content/photos/bob.jpg',
    'content/photos/cut-off.jpg: found a JPEG that ends too early, expected the whole file: copy or send it again',
    'content/photos/empty.jpg: found an empty file, expected a JPEG',
    'content/photos/note.jpg: found a file that is not a picture, expected a JPEG',
    'content/photos/renamed.jpg: found a PNG picture, expected a JPEG: open it and export it as JPEG; a new name alone changes nothing',
    'content/photos/small.jpg: found 1280 × 720 pixels, expected 1,200 × 900 or more: smaller photos look blurred on sharp screens',
  ]);
});

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { WHOLE, serializeCrop } from './crop.ts';
import type { Format } from './encoder-settings.ts';
import service from './service.ts';

/** As a phone held upright writes it: stored on its side, in Display P3, with place, time and camera. */
const photo = readFileSync('tests/fixture/phone-photo.jpg');

/** Encodes the photo by the service, as Astro calls it. */
const encodePicture = async (format: Format, size: { width: number; height: number }, position?: string) =>
  Buffer.from(
    (await service.transform(photo, { src: '', format, position, ...size }, {} as never, {} as never)).data,
  );

/** Red, green, blue of each quarter of the upright photo. */
const CORNERS = {
  topLeft: [200, 80, 40],
  topRight: [60, 140, 90],
  bottomLeft: [70, 90, 180],
  bottomRight: [230, 215, 190],
};

/** Red, green, blue at a point given in percent, ignoring color profiles. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor((info.height * y) / 100) * info.width + Math.floor((info.width * x) / 100)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** Each channel within what an encoder may round. */
function near(color: readonly number[]) {
  return color.map(
    (value) => expect.toSatisfy((got: number) => Math.abs(got - value) <= 6, `near ${value}`) as number,
  );
}

test.each([
  ['avif', 'heif'],
  ['jpeg', 'jpeg'],
] as const)('a phone’s photo becomes upright, sRGB and free of metadata as %s', async (format, container) => {
  const picture = await encodePicture(format, { width: 300, height: 400 });
  const { format: made, width, height, exif, xmp, icc, iptc } = await sharp(picture).metadata();
  expect([made, width, height, exif ?? xmp ?? icc ?? iptc]).toEqual([container, 300, 400, undefined]);
  expect(await colorAt(picture, 5, 5)).toEqual(near(CORNERS.topLeft));
  expect(await colorAt(picture, 95, 5)).toEqual(near(CORNERS.topRight));
  expect(await colorAt(picture, 5, 95)).toEqual(near(CORNERS.bottomLeft));
  expect(await colorAt(picture, 95, 95)).toEqual(near(CORNERS.bottomRight));
});

test('focus point and area count from the top left of the upright picture', async () => {
  const encode = (focus: { x: number; y: number }, area = WHOLE) =>
    encodePicture('jpeg', { width: 90, height: 60 }, serializeCrop({ area, focus }));
  const top = await encode({ x: 50, y: 0 });
  expect(await colorAt(top, 10, 90)).toEqual(near(CORNERS.topLeft));
  const bottom = await encode({ x: 50, y: 100 });
  expect(await colorAt(bottom, 90, 10)).toEqual(near(CORNERS.bottomRight));
  const quarter = await encode({ x: 50, y: 50 }, { left: 50, top: 0, width: 50, height: 50 });
  expect(await colorAt(quarter, 5, 95)).toEqual(near(CORNERS.topRight));
});

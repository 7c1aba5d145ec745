import sharp from 'sharp';

/** Colours of the four corners of the picture below, the way up it is looked at, as red, green, blue. */
export const CORNERS = {
  topLeft: [200, 80, 40],
  topRight: [60, 140, 90],
  bottomLeft: [70, 90, 180],
  bottomRight: [230, 215, 190],
} as const;

/**
 * A picture as a phone held upright writes it: stored lying, 4032×3024, with a note to turn it a quarter clockwise, in
 * Display P3, with the place, the time and the camera in its Exif and XMP. A quarter of it is each corner's colour.
 */
export async function phonePhoto({ width, height } = { width: 4032, height: 3024 }): Promise<Buffer> {
  // Turned back a quarter: what is seen at the top left is stored at the bottom left.
  const stored = [
    [CORNERS.topLeft, 0, height / 2],
    [CORNERS.topRight, 0, 0],
    [CORNERS.bottomLeft, width / 2, height / 2],
    [CORNERS.bottomRight, width / 2, 0],
  ] as const;
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(
      stored.map(([[r, g, b], left, top]) => ({
        input: {
          create: { width: width / 2, height: height / 2, channels: 3 as const, background: { r, g, b } },
        },
        left,
        top,
      })),
    )
    .withExif({
      IFD0: { Make: 'Apple', Model: 'iPhone 15' },
      IFD2: { DateTimeOriginal: '2026:11:21 09:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '33/1 38/1 8/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '96/1 36/1 31/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>33.6357</secret></x:xmpmeta>')
    .withMetadata({ icc: 'p3', orientation: 6 })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

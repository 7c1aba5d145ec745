import sharp from 'sharp';

/** RGB colors of the photo's corners, in display orientation. */
export const CORNERS = {
  topLeft: [200, 80, 40],
  topRight: [60, 140, 90],
  bottomLeft: [70, 90, 180],
  bottomRight: [230, 215, 190],
} as const;

/**
 * A JPEG as a phone held upright writes it: 4032×3024 with an Exif orientation of 6 (rotate 90° clockwise), Display P3,
 * and location, time and camera in Exif and XMP. Each quarter of it has its corner's color.
 */
export async function phonePhoto({ width, height } = { width: 4032, height: 3024 }): Promise<Buffer> {
  // Stored rotated: the displayed top left is at the bottom left.
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

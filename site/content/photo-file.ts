/** Width and height in pixels after rotation by the Exif orientation, or an error message. */
export type PhotoInspection = { width: number; height: number } | { error: string };

/** Length of the long and the short side in pixels. Smaller photos would be upscaled on phones. */
const MIN_SIDES = { long: 1200, short: 900 } as const;

const TOO_SMALL = `expected ${MIN_SIDES.long.toLocaleString('en-US')} × ${String(MIN_SIDES.short)} or more: smaller photos look blurred on sharp screens`;
const TRUNCATED = 'found a JPEG that ends too early, expected the whole file: copy or send it again';

/** The first bytes of other formats, and what to do about them. */
const OTHER_FORMATS: readonly [signature: RegExp, name: string][] = [
  [
    /^.{4}ftyp(?:hei|hev|mif1|msf1)/su,
    'an iPhone picture (HEIC), expected a JPEG: on a Mac open it in Photos or Preview and choose File, Export, JPEG; on the iPhone set Settings, Camera, Formats to Most Compatible before taking the next one',
  ],
  [/^.{4}ftypavif/su, 'an AVIF picture, expected a JPEG'],
  [
    /^\u0089PNG/u,
    'a PNG picture, expected a JPEG: open it and export it as JPEG; a new name alone changes nothing',
  ],
  [/^RIFF.{4}WEBP/su, 'a WebP picture, expected a JPEG: ask for the original'],
  [/^(?:II\*\0|MM\0\*)/u, 'a TIFF or raw picture, expected a JPEG: export it from the photo program'],
  [/^GIF8/u, 'a GIF picture, expected a JPEG'],
];

/**
 * Checks, without decoding, that a photo is a complete and large enough JPEG. Sources: ITU-T T.81, annex B (markers);
 * Exif 2.3, tag 0x0112 (orientation).
 */
export function inspectPhoto(bytes: Buffer): PhotoInspection {
  if (bytes.length === 0) return { error: 'found an empty file, expected a JPEG' };
  if (bytes.readUInt8(0) !== 0xff || bytes.at(1) !== 0xd8) {
    const start = bytes.toString('latin1', 0, 16);
    const other = OTHER_FORMATS.find(([signature]) => signature.test(start));
    return { error: `found ${other?.[1] ?? 'a file that is not a picture, expected a JPEG'}` };
  }
  const size = readSize(bytes);
  if (!size) return { error: TRUNCATED };
  if (
    Math.max(size.width, size.height) < MIN_SIDES.long ||
    Math.min(size.width, size.height) < MIN_SIDES.short
  )
    return { error: `found ${String(size.width)} × ${String(size.height)} pixels, ${TOO_SMALL}` };
  return size;
}

/** Follows the markers to the end of the picture. Undefined if the file ends before. */
function readSize(bytes: Buffer): { width: number; height: number } | undefined {
  let size: { width: number; height: number } | undefined;
  let rotated = false;
  for (let at = 2; ;) {
    at = nextMarker(bytes, at);
    const marker = bytes.at(at + 1);
    if (at < 0 || marker === undefined) return undefined;
    if (marker === 0xd9) return size && (rotated ? { width: size.height, height: size.width } : size);
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (segment.length !== length - 2) return undefined;
    // Start of frame: C0 to CF, except tables (C4, CC) and an extension (C8).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker) && segment.length > 5)
      size = { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) };
    if (marker === 0xe1) rotated ||= isRotated(segment);
    at += 2 + length;
  }
}

/** Offset of the next marker: 0xFF followed by anything but a stuffed zero, a restart (D0 to D7) or padding. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.at(at + 1) ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return -1;
}

/** Whether the Exif orientation swaps width and height. */
function isRotated(segment: Buffer): boolean {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return false;
  const tiff = segment.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const number = (at: number, size: 2 | 4) =>
    at + size > tiff.length ? 0 : little ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size);
  const directory = number(4, 4);
  for (let entry = 0; entry < number(directory, 2); entry++) {
    const at = directory + 2 + entry * 12;
    if (number(at, 2) === 0x0112) return number(at + 8, 2) >= 5;
  }
  return false;
}

import sharp from 'sharp';

/** Size of the drawings in units; sharp renders one unit as one pixel at 72 dpi. */
const GRID = 32;
const DPI = 72;

/** An icon's drawing as a PNG of `size` × `size` pixels. */
export function pngIcon(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (DPI * size) / GRID })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Sizes of the .ico header and of each entry, in bytes. */
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An .ico file with several sizes, each as a PNG (supported since Windows Vista).
 * Source: Microsoft, "Icons" (ICONDIR, ICONDIRENTRY), little-endian.
 */
export async function icoFile(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => pngIcon(svg, size)));
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * sizes.length);
  header.writeUInt16LE(1, 2); // icons
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  sizes.forEach((size, index) => {
    const length = pictures[index]?.length ?? 0;
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // color planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += length;
  });
  return Buffer.concat([header, ...pictures]);
}

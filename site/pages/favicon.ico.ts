import { readFile } from 'node:fs/promises';

import { type APIRoute } from 'astro';
import sharp from 'sharp';

const SIZE = 32;
const HEADER = 22;

/**
 * The favicon for whoever asks for /favicon.ico without having read a page: feed readers, old browsers, crawlers.
 * An .ico file may hold a PNG. Source: Microsoft, "Icons" (ICONDIR, ICONDIRENTRY), little-endian.
 */
export const GET: APIRoute = async () => {
  const svg = await readFile('site/public/favicon.svg');
  const png = await sharp(svg).resize(SIZE, SIZE).png({ compressionLevel: 9, palette: true }).toBuffer();
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(SIZE, 6); // its width
  header.writeUInt8(SIZE, 7); // and height
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18); // where it begins
  return new Response(new Uint8Array(Buffer.concat([header, png])), {
    headers: { 'content-type': 'image/x-icon' },
  });
};

import { readFile } from 'node:fs/promises';

import { type APIRoute } from 'astro';
import sharp from 'sharp';

/** The sign of the salon on the home screen of an iPhone: the favicon at the one size that Apple asks for. */
export const GET: APIRoute = async () => {
  const svg = await readFile('site/public/favicon.svg');
  // The drawing is 32 units wide at 72 dots an inch.
  const png = await sharp(svg, { density: (72 * 180) / 32 })
    .resize(180, 180)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};

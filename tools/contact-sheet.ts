/** `npm run contact-sheet`: writes images with all photos, their names and sizes into .shots/. */
import { mkdir, readdir } from 'node:fs/promises';

import sharp from 'sharp';

const PHOTOS = 'content/photos';
const FOLDER = '.shots';
const PER_SHEET = 30;
const COLUMNS = 6;
const [CELL, LABEL, GAP] = [300, 44, 20];

const files = (await readdir(PHOTOS)).filter((file) => file.endsWith('.jpg')).sort();
await mkdir(FOLDER, { recursive: true });
for (let at = 0; at < files.length; at += PER_SHEET) {
  const path = `${FOLDER}/photos-${String(at / PER_SHEET + 1)}.png`;
  await sheet(files.slice(at, at + PER_SHEET), path);
  console.log(path);
}

async function sheet(names: string[], path: string): Promise<void> {
  const cells = await Promise.all(names.map(cell));
  await sharp(cells, { join: { across: COLUMNS, shim: GAP, background: '#fff' } })
    .extend({ top: GAP, bottom: GAP, left: GAP, right: GAP, background: '#fff' })
    .toFile(path);
}

/** The whole photo with its name and its size in pixels below. */
async function cell(name: string): Promise<Buffer> {
  const photo = sharp(`${PHOTOS}/${name}`);
  const { width, height } = (await photo.metadata()).autoOrient;
  const picture = await photo
    .autoOrient()
    .resize(CELL, CELL, { fit: 'contain', background: '#eee' })
    .toBuffer();
  const label = `<svg width="${String(CELL)}" height="${String(LABEL)}" font-family="sans-serif">
    <text y="18" font-size="17">${name.replaceAll('&', '&amp;').replace(/\.jpg$/, '')}</text>
    <text y="38" font-size="14" fill="#666">${String(width)} × ${String(height)}</text></svg>`;
  return sharp({ create: { width: CELL, height: CELL + LABEL, channels: 3, background: '#fff' } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: Buffer.from(label), left: 0, top: CELL },
    ])
    .png()
    .toBuffer();
}

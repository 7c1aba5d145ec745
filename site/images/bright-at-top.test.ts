import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { brightAtTop } from './bright-at-top.ts';

const folder = mkdtempSync(join(tmpdir(), 'bright-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A photo of one color with a band of another at its top. */
async function photo(name: string, color: string, top: string, height: number): Promise<string> {
  const file = join(folder, `${name}.png`);
  const band = { create: { width: 300, height, channels: 3, background: top } } as const;
  await sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .composite([{ input: await sharp(band).png().toBuffer(), top: 0, left: 0 }])
    .png()
    .toFile(file);
  return file;
}

test('only the top of a photo counts', async () => {
  expect(await brightAtTop(await photo('wall', '#1d1512', '#e8e0d0', 50))).toBe(true);
  expect(await brightAtTop(await photo('lamp', '#e8e0d0', '#1d1512', 50))).toBe(false);
});

test('the top is that of the area shown', async () => {
  const file = await photo('shelf', '#e8e0d0', '#1d1512', 50);
  expect(await brightAtTop(file, { left: 0, top: 50, width: 100, height: 50 })).toBe(true);
});

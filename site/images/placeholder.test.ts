import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { load } from 'cheerio';
import { expect, test, vi } from 'vitest';

import { phonePhoto } from '../../tests/support/phone-photo.ts';
import { WHOLE } from './crop.ts';
import { placeholderColor } from './placeholder.ts';
import { addPlaceholderStyles } from './placeholder-styles.ts';

// Larger pictures take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test('the color is the average of the crop, upright and in sRGB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'placeholder-'));
  try {
    const file = join(folder, 'phone.jpg');
    writeFileSync(file, await phonePhoto({ width: 1200, height: 900 }));
    const square = { width: 10, height: 10 };
    const focus = { x: 50, y: 50 };
    const corner = { left: 2, top: 2, width: 44, height: 44 };
    expect(await placeholderColor(file, square, { area: corner, focus })).toBe('c52');
    expect(await placeholderColor(file, square, { area: { ...corner, top: 54 }, focus })).toBe('45b');
    expect(await placeholderColor(file, square, { area: WHOLE, focus })).toMatch(/^[0-9a-f]{3}$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a damaged photo is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'placeholder-'));
  try {
    const file = join(folder, 'half.jpg');
    const photo = await phonePhoto({ width: 1200, height: 900 });
    writeFileSync(file, photo.subarray(0, photo.length / 2));
    const crop = { area: WHOLE, focus: { x: 50, y: 50 } };
    await expect(placeholderColor(file, { width: 10, height: 10 }, crop)).rejects.toThrow(
      /half\.jpg: found a damaged photo/u,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [
    '<img class="cfa0" src="a"><img class="c123" src="b"><img class="cfa0 wide">',
    '.c123{--c:#123}.cfa0{--c:#fa0}',
  ],
  ['<p class="c123"></p><pre>&lt;img class="c123"&gt;</pre>', ''],
])('the placeholder styles of %s', (html, css) => {
  const $ = load(html);
  addPlaceholderStyles($);
  expect($('head style').text()).toBe(css);
});

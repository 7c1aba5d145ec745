import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { test } from '../support/editor.ts';
import { CORNERS, phonePhoto } from '../support/phone-photo.ts';
import { expect } from '../support/visitor.ts';

const ENTRIES = 'content/photos/photos.yaml';
const upload = (buffer: Buffer, name = 'IMG 0042.jpeg') => ({ name, mimeType: 'image/jpeg', buffer });

test('a phone’s photo is added upright, without place and camera, and shown in the gallery', async ({
  open,
  project,
}) => {
  const page = await open('photos');
  await page.getByLabel('Add a photo').setInputFiles(upload(await phonePhoto()));
  await page.getByLabel('What the photo shows').fill('Four colors');
  await page.getByRole('button', { name: 'Add it' }).click();
  const photo = page.getByRole('region', { name: 'img-0042' });
  await expect(photo).toContainText('Not used.', { timeout: 30_000 });

  const file = path.join(project.root, 'content/photos/img-0042.jpg');
  const { exif, xmp, orientation, width, height } = await sharp(file).metadata();
  expect({ exif, xmp, orientation }).toEqual({ exif: undefined, xmp: undefined, orientation: undefined });
  expect([width, height]).toEqual([3024, 4032]);
  const corner = await sharp(file).extract({ left: 100, top: 100, width: 1, height: 1 }).raw().toBuffer();
  CORNERS.topLeft.forEach((value, at) => {
    expect(Math.abs((corner[at] ?? 0) - value)).toBeLessThan(40);
  });

  await photo.getByRole('button', { name: 'Set the point' }).click({ position: { x: 10, y: 10 } });
  await expect
    .poll(() => project.read(ENTRIES))
    .toMatch(/img-0042:\n {2}alt: Four colors\n {2}focus: \d% \d%/u);

  await page.goto(page.url().replace(/#.*$/u, '#content/gallery.yaml'));
  await page.getByRole('main').locator('summary').first().click();
  await page.getByRole('button', { name: /^Photo .*Choose another/u }).click();
  await page.getByLabel('Search').fill('four img');
  await page.getByRole('dialog').getByRole('button', { name: 'img-0042' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Everything is saved');
  expect(await project.read('content/gallery.yaml')).toContain('photo: img-0042');
  project.git('checkout', '--', '.');
  project.git('clean', '-fdq', 'content');
});

test('a PNG is saved as a JPEG on white', async ({ open, project }) => {
  const png = await sharp({ create: { width: 1300, height: 1000, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const page = await open('photos');
  await page.getByLabel('Add a photo').setInputFiles(upload(png, 'drawn.png'));
  await page.getByLabel('What the photo shows').fill('White');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('region', { name: 'drawn' })).toBeVisible({ timeout: 30_000 });
  const { format } = await sharp(path.join(project.root, 'content/photos/drawn.jpg')).metadata();
  const { dominant } = await sharp(path.join(project.root, 'content/photos/drawn.jpg')).stats();
  expect(format).toBe('jpeg');
  expect(dominant.r).toBeGreaterThan(240);
  project.git('checkout', '--', '.');
  project.git('clean', '-fdq', 'content');
});

test('a HEIC photo is refused with the way to a JPEG', async ({ open, project }) => {
  const heic = Buffer.from('\0\0\0\u0024ftypheic\0\0\0\0', 'latin1');
  const page = await open('photos');
  await page.getByLabel('Add a photo').setInputFiles(upload(heic, 'IMG_0042.HEIC'));
  await page.getByLabel('What the photo shows').fill('Gray');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /found a HEIC photo.*expected a JPEG or a PNG.*Settings, Camera, Formats, Most Compatible/u,
  );
  expect(existsSync(path.join(project.root, 'content/photos/img-0042.jpg'))).toBe(false);
});

test.for([
  { file: 'an empty file', picture: Buffer.alloc(0), name: 'new', message: 'found no readable picture' },
  {
    file: 'a name with a space',
    picture: await phonePhoto({ width: 1600, height: 1200 }),
    name: 'Anna After',
    message: 'found the name "Anna After", expected lowercase letters',
  },
])('$file is refused with the reason', async ({ picture, name, message }, { open }) => {
  const page = await open('photos');
  await page.getByLabel('Add a photo').setInputFiles(upload(picture));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('What the photo shows').fill('Gray');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('alert')).toContainText(message);
});

test('a photo is replaced everywhere', async ({ open, project }) => {
  const page = await open('photos');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^dark / })
    .first()
    .click();
  const before = readFileSync(path.join(project.root, 'content/photos/dark.jpg'));
  await page
    .getByLabel('Replace it everywhere')
    .setInputFiles(upload(await phonePhoto({ width: 1600, height: 1200 })));
  await expect
    .poll(() => readFileSync(path.join(project.root, 'content/photos/dark.jpg')).equals(before))
    .toBe(false);
  project.git('checkout', '--', '.');
});

test('a photo that is used cannot be deleted', async ({ open }) => {
  const page = await open('photos');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^dark / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'dark' })).toContainText('Used in: ');
  await expect(page.getByRole('button', { name: 'Delete this photo' })).toHaveCount(0);
});

test('the screen of photos has no accessibility violations', async ({ open }) => {
  const page = await open('photos');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^dark / })
    .first()
    .click();
  await injectAxe(page);
  expect(await axeViolations(page)).toEqual([]);
});

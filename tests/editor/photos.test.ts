import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { deletePhoto, savePhoto } from '../../editor/server/content/photos.ts';
import { expect, expectAccessible, goTo, saved, test } from '../support/editor.ts';

const ENTRIES = 'content/photos/photos.yaml';
const PHONE_PHOTO = readFileSync('tests/fixture/phone-photo.jpg');
const HEIC = Buffer.from('\0\0\0\u0024ftypheic\0\0\0\0', 'latin1');
const upload = (buffer: Buffer, name: string) => ({ name, mimeType: 'image/jpeg', buffer });

test('a phone’s photo is added upright, without place and camera', async ({ open, project }) => {
  const page = await open('photos');
  const large = Buffer.concat([PHONE_PHOTO, Buffer.alloc(6_000_000)]);
  await page.getByLabel('Add a photo').setInputFiles(upload(large, 'IMG 0042.jpeg'));
  await page.getByLabel('What does it show?').fill('Curls');
  await goTo(page, 'prices');
  await goTo(page, 'photos');
  await expect(page.getByLabel('What does it show?')).toHaveValue('Curls');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Not used yet.')).toBeInViewport();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const file = path.join(project.root, 'content/photos/curls-2.jpg');
  const { exif, xmp, orientation, width, height } = await sharp(file).metadata();
  expect({ exif, xmp, orientation, width, height }).toEqual({ width: 1200, height: 1600 });
  // The quarter at the top left is copper.
  const [red = 0, , blue = 0] = await sharp(file)
    .extract({ left: 100, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red - blue).toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Set the point' }).click({ position: { x: 10, y: 50 } });
  await expect.poll(() => project.read(ENTRIES)).toMatch(/curls-2:\n {2}alt: Curls\n {2}focus: 3% \d\d%/u);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add it to the gallery' }).click();
  await expect.poll(() => project.read('content/gallery.yaml')).toContain('photo: curls-2\n  alt: Curls');
  const photo = page.getByRole('button', { name: /^Photo .*Choose another/u });
  await photo.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copper hair in loose waves' }).click();
  await expect
    .poll(() => project.read('content/gallery.yaml'))
    .toMatch(/photo: waves\n {2}alt: Copper hair in loose waves\n[^-]*$/u);
  await page.getByRole('main').locator('summary').first().click();
  await photo.click();
  await page.getByLabel('Search').fill('curls-2');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Curls', exact: true }).press('Enter');
  await saved(page);
  await expect
    .poll(() => project.read('content/gallery.yaml'))
    .toContain("photo: curls-2\n  alt: 'Copper waves, close up'");
});

test('a photo that cannot be used is refused with the way to a JPEG', async ({ open, project }) => {
  const page = await open('photos');
  await page.getByLabel('Add a photo').setInputFiles(upload(HEIC, 'IMG_0042.HEIC'));
  await expect(page.getByLabel('Take another photo')).toHaveAttribute('accept', 'image/jpeg,image/png');
  await page.getByLabel('What does it show?').fill('Gray hair '.repeat(16));
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('alert')).toContainText(/HEIC photo.*JPEG/u);
  await expect(savePhoto(project.root, 'new', Buffer.alloc(0), 'Gray')).rejects.toThrow('It should be');
  await expect(savePhoto(project.root, 'Anna After', PHONE_PHOTO, 'Gray')).rejects.toThrow(
    'cannot be called “Anna After”',
  );
  const damaged = PHONE_PHOTO.subarray(0, PHONE_PHOTO.length / 2);
  await expect(savePhoto(project.root, 'new', damaged, 'Gray')).rejects.toThrow('a damaged picture');
  // What is transparent becomes white.
  const create = { width: 1600, height: 1200, channels: 4, background: '#0000' } as const;
  await savePhoto(project.root, 'new', await sharp({ create }).png().toBuffer(), 'Gray');
  const { channels } = await sharp(path.join(project.root, 'content/photos/new.jpg')).stats();
  expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  const article = 'content/articles/draft-of-an-article.md';
  for (const picture of ['![Gray](new "Gray")', '![Gray](new)']) {
    await project.edit(article, 'Not finished.', picture);
    await expect(deletePhoto(project.root, 'new')).rejects.toThrow('is shown in A draft');
    await project.edit(article, /^---/u, '{---');
    await expect(deletePhoto(project.root, 'new')).rejects.toThrow('is shown in draft-of-an-article.md');
    await project.edit(article, /^\{/u, '');
    await project.edit(article, picture, 'Not finished.');
  }
  await goTo(page, 'content/photos/photos.yaml:new');
  await page.reload();
  await page.getByRole('button', { name: 'Delete this photo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
  expect(project.git('status', '--porcelain')).toBe('');
});

test('the largest photo fits beside the preview into the memory of the editor', async ({ project }) => {
  const create = { width: 8900, height: 6700, channels: 3, background: '#888' } as const;
  const file = path.join(project.root, '.cache/large.jpg');
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toFile(file);
  const script = `
    import { readFileSync } from 'node:fs';
    import { savePhoto } from '${path.resolve('editor/server/content/photos.ts')}';
    await savePhoto(${JSON.stringify(project.root)}, 'large', readFileSync(${JSON.stringify(file)}), 'Gray');
    console.log(process.resourceUsage().maxRSS / 1024);`;
  const megabytes = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(Number(megabytes)).toBeLessThan(700);
});

test('a photo that is used is replaced everywhere, and cannot be deleted', async ({ open, project }) => {
  const page = await open('content/photos/photos.yaml:dark');
  const read = () => readFileSync(path.join(project.root, 'content/photos/dark.jpg'));
  const before = read();
  const shown = page.getByRole('button', { name: 'Set the point' }).locator('img');
  const address = await shown.getAttribute('src');
  await page.getByLabel('Replace it everywhere').setInputFiles(upload(PHONE_PHOTO, 'new.jpg'));
  await expect.poll(() => read().equals(before)).toBe(false);
  await expect(shown).not.toHaveAttribute('src', String(address));
  await expect(page.getByRole('main')).toContainText('Used in: ');
  await expect(page.getByRole('button', { name: 'Delete this photo' })).toHaveCount(0);
  await expect(deletePhoto(project.root, 'dark')).rejects.toThrow('is shown in');
});

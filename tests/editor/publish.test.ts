import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { type Page } from 'playwright-core';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { test } from '../support/editor.ts';
import { expect } from '../support/visitor.ts';

const HAIRCUTS = 'content/services/mens-haircuts.yaml';
const TEAM = 'content/team.yaml';

const published = (page: Page) =>
  expect(page.getByText('Your changes are sent to')).toBeVisible({ timeout: 60_000 });

/** Changes a price by its line in the file. */
const change = (text: string, price: number) =>
  text.replace(/(name: Cut and Beard, price: )\d+/u, `$1${String(price)}`);

test('a change is named in plain words and can be undone', async ({ open, project }) => {
  await project.write(HAIRCUTS, change(await project.read(HAIRCUTS), 52));
  const page = await open('changes');
  await expect(page.getByRole('listitem').filter({ hasText: 'Cut and Beard: $47' })).toContainText('$52');
  await page.getByRole('button', { name: 'Undo: Cut and Beard' }).click();
  await expect(page.getByRole('status')).toContainText('Undone');
  expect(project.diff('content')).toEqual([]);
});

test('a changed holiday has the words of the form', async ({ open, project }) => {
  const file = 'content/salon.yaml';
  await project.write(file, (await project.read(file)).replace('date: 2040-12-24', 'date: 2040-12-23'));
  const page = await open('changes');
  await expect(page.getByRole('heading', { name: 'Holidays and vacations' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First day' })).toContainText(
    /Dec 24, 2040.*Dec 23, 2040/u,
  );
  project.git('checkout', '--', '.');
});

test('one change of a list that has grown can be undone alone', async ({ open, project }) => {
  const before = await project.read(TEAM);
  const grown = `${before}- name: Ada\n  role: Stylist\n  note: New here.\n`;
  await project.write(TEAM, grown.replace('role: Barber', 'role: Barber and owner'));
  const page = await open('changes');
  await expect(page.getByRole('listitem').filter({ hasText: 'added' })).toContainText('Ada');
  await page.getByRole('button', { name: 'Undo: Bo, Role' }).click();
  await expect.poll(() => project.read(TEAM)).toBe(grown);
  await page.getByRole('button', { name: 'Undo: Team' }).click();
  await expect.poll(() => project.read(TEAM)).toBe(before);
});

test('an added and a replaced photo are shown, and can be undone', async ({ open, project }) => {
  const [list, file] = ['content/photos/photos.yaml', 'content/photos/red-bob.jpg'];
  await cp(path.join(project.root, 'content/photos/waves.jpg'), path.join(project.root, file));
  await cp(
    path.join(project.root, 'content/photos/waves.jpg'),
    path.join(project.root, 'content/photos/curls.jpg'),
  );
  await project.write(list, `${await project.read(list)}red-bob:\n  alt: A red bob\n  focus: 50% 50%\n`);
  const page = await open('changes');
  const pictures = page.getByRole('main').locator('figure');
  await expect(pictures).toHaveText([/Before/u, /After/u, /Added/u]);
  for (const picture of await pictures.locator('img').all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo: A red bob' }).click();
  await expect(pictures).toHaveText([/Before/u, /After/u]);
  expect(project.git('status', '--porcelain')).toBe(' M content/photos/curls.jpg\n');
  project.git('checkout', '--', '.');
});

test('all changes can be undone, also of files that were added', async ({ open, project }) => {
  await project.write(HAIRCUTS, change(await project.read(HAIRCUTS), 53));
  const article = await project.read('content/articles/draft-of-an-article.md');
  await project.write('content/articles/another-draft.md', article.replace(/^title: .*/mu, 'title: Another'));
  const page = await open('changes');
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('There is nothing new to publish.')).toBeVisible();
  expect(project.git('status', '--porcelain')).toBe('');
});

test('publishing pushes one commit with a readable message', async ({ open, project }) => {
  await project.write(HAIRCUTS, change(await project.read(HAIRCUTS), 55));
  const page = await open('changes');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // The fixture breaks rules for texts.
  await page.getByRole('button', { name: 'Publish all the same' }).click({ timeout: 60_000 });
  await published(page);
  expect(
    execFileSync('git', ['-C', project.remote, 'log', '-1', '--format=%s'], { encoding: 'utf8' }).trim(),
  ).toBe("Men's Haircuts, Cut and Beard: $47 → $55");
});

test('going back shows what changes, and asks before it publishes', async ({ open, project }) => {
  const head = project.git('rev-parse', 'HEAD');
  const page = await open('history');
  await page.getByRole('button', { name: /Go back to this: Start/u }).click();
  const changes = page.getByRole('region', { name: 'What going back changes' });
  await expect(changes.getByRole('heading', { name: "Men's Haircuts" })).toBeVisible();
  await expect(changes.getByRole('listitem')).toHaveText(/Cut and Beard: \$55 \$47/u);
  await injectAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await changes.getByRole('button', { name: 'Keep the site as it is' }).click();
  await expect(changes).toBeHidden();
  expect(project.git('rev-parse', 'HEAD')).toBe(head);
});

test('going back to an earlier version is a new commit', async ({ open, project }) => {
  const page = await open('history');
  await page.getByRole('button', { name: /Go back to this: Start/u }).click();
  await page.getByRole('button', { name: 'Publish the earlier version' }).click();
  await published(page);
  expect(await project.read(HAIRCUTS)).toContain('price: 47');
  expect(project.git('log', '-1', '--format=%s')).toMatch(
    /^Go back to the version of \w+ \d+, \d{4}: Start/u,
  );
  expect(project.git('rev-parse', 'HEAD')).toBe(project.git('rev-parse', '@{upstream}'));
});

test('mistakes are not published', async ({ open, project }) => {
  const before = await project.read(TEAM);
  await project.write(TEAM, before.replace('role: Barber', 'role: 7'));
  const page = await open('changes');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Team, Bo, Role: found 7, expected text', {
    timeout: 60_000,
  });
  expect(project.git('rev-parse', 'HEAD')).toBe(project.git('rev-parse', '@{upstream}'));
  project.git('checkout', '--', '.');
});

test('a person can be renamed, and publishing says where the old name is left', async ({ open, project }) => {
  const team = await open(TEAM);
  await team.getByText('Bo', { exact: true }).click();
  await team.getByRole('textbox', { name: 'Name', exact: true }).fill('Beau');
  await expect(team.getByRole('status')).toContainText('Everything is saved');
  const page = await open('changes');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('found Bo, expected a name from', { timeout: 60_000 });
  expect(project.git('rev-parse', 'HEAD')).toBe(project.git('rev-parse', '@{upstream}'));
  project.git('checkout', '--', '.');
});

test('without a remote it says how to connect one', async ({ open, project }) => {
  await project.write(HAIRCUTS, change(await project.read(HAIRCUTS), 59));
  project.git('remote', 'remove', 'origin');
  const page = await open('changes');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('git remote add origin', { timeout: 60_000 });
  project.git('checkout', '--', '.');
});

for (const screen of ['changes', 'history'])
  test(`the screen of ${screen} has no accessibility violations`, async ({ open, project }) => {
    await project.write(HAIRCUTS, change(await project.read(HAIRCUTS), 58));
    const page = await open(screen);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await injectAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    project.git('checkout', '--', '.');
  });

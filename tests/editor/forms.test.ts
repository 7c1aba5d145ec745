import { type Page } from 'playwright-core';
import { expect, expectAccessible, notSaved, saved, test } from '../support/editor.ts';
import { focusFlaw } from '../support/keyboard.ts';

const HAIRCUTS = 'content/services/mens-haircuts.yaml';
const SALON = 'content/salon.yaml';
const CONTACT = `${SALON}:phone,email,address,geo,social`;
const TEAM = 'content/team.yaml';

const openFirst = (page: Page) =>
  page.getByRole('main').getByRole('listitem').first().locator('summary').click();

test('every entry opens without mistakes and without changing its file', async ({ open, project }) => {
  const page = await open();
  for (const link of await page.getByRole('navigation', { name: 'Contents' }).locator('a').all()) {
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    const name = (await link.textContent()) ?? '';
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await saved(page);
  }
  expect(project.diff('content')).toEqual([]);
});

test('a changed price is one changed line', async ({ open, project }) => {
  const page = await open(HAIRCUTS);
  await page.getByText('Cut and Beard', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('49');
  await saved(page);
  const [before = '', after = '', ...more] = project.diff(HAIRCUTS);
  expect(before).toContain('price: 47');
  expect([after.slice(1), ...more]).toEqual([before.slice(1).replace('47', '49')]);
  await expectAccessible(page);
});

test('entries of a list are added, moved and removed', async ({ open, project }) => {
  const page = await open(TEAM);
  const names = async () => [...(await project.read(TEAM)).matchAll(/name: (.*)/gu)].map(([, name]) => name);
  const [first, second, ...others] = await names();
  await page.getByRole('button', { name: `Up: ${String(second)}` }).press('Enter');
  await expect.poll(names).toEqual([second, first, ...others]);
  await page.getByRole('button', { name: `Remove: ${String(first)}` }).click();
  await expect.poll(names).toEqual([second, ...others]);
  await page.getByRole('button', { name: /^Add to/u }).click();
  const entry = page.getByRole('main').getByRole('listitem').last();
  for (const [field, text] of [
    ['Name', 'Ada'],
    ['Role', 'Stylist'],
    ['Note', 'New here.'],
  ] as const)
    await entry.getByLabel(field).fill(text);
  await expect.poll(names).toEqual([second, ...others, 'Ada']);
});

test('a mistake is shown at its field, also from another form of the same file', async ({
  open,
  project,
}) => {
  const page = await open(CONTACT);
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('903-555');
  await phone.press('Tab');
  await notSaved(page);
  await expect(phone).toHaveAccessibleDescription(/found "903-555", expected \+1 and ten digits/u);
  await page.getByRole('link', { name: 'Holidays and vacations' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Phone, email, address' }).click();
  await expect(phone).toHaveValue('903-555');
  expect(project.diff(SALON)).toEqual([]);
});

test('a new entry is not wrong before its fields were left', async ({ open }) => {
  const page = await open(TEAM);
  await page.getByRole('button', { name: /^Add to/u }).click();
  const name = page.getByRole('main').getByRole('listitem').last().getByLabel('Name');
  await expect(name).toBeFocused();
  await notSaved(page);
  await expect(page.getByText('Still to fill in: ')).toContainText('Name');
  await expect(page.locator('[aria-invalid], .field__error')).toHaveCount(0);
  await name.press('Tab');
  await expect(name).toHaveAccessibleDescription(/found nothing, expected some words/u);
});

test('what another program changed meanwhile is saved, too, and only the same field is asked for', async ({
  open,
  project,
}) => {
  const page = await open(TEAM);
  await openFirst(page);
  await project.edit(TEAM, /role: .*/u, 'role: Theirs');
  await project.edit(TEAM, /note: .*/u, 'note: Their note.');
  const theirs = await project.read(TEAM);
  await page.getByLabel('Role').fill('Mine');
  const choice = page.getByRole('alert').getByRole('group');
  await expect(choice).toHaveCount(1);
  await expect(choice.getByRole('radio', { name: 'Theirs: Theirs' })).toBeVisible();
  expect(await project.read(TEAM)).toBe(theirs);
  await expectAccessible(page);
  await choice.getByRole('radio', { name: 'Yours: Mine' }).check();
  await page.getByRole('button', { name: 'Save with these' }).click();
  await saved(page);
  await expect(page.getByLabel('Note')).toHaveValue('Their note.');
  expect(await project.read(TEAM)).toBe(theirs.replace('role: Theirs', 'role: Mine'));
});

test('unsaved words are merged with what was changed elsewhere since', async ({ open, project }) => {
  const page = await open(TEAM);
  const role = page.getByLabel('Role');
  await openFirst(page);
  await role.fill('');
  await notSaved(page);
  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  await project.edit(TEAM, /note: .*/u, 'note: Their note.');
  await page.getByText('Not saved yet: ').getByRole('link', { name: 'Team' }).click();
  await role.fill('Mine');
  await saved(page);
  expect(await project.read(TEAM)).toMatch(/role: Mine\n {2}note: Their note\.\n/u);
});

test('words about a photo are saved without a button, although another photo is opened at once', async ({
  open,
  project,
}) => {
  const page = await open('photos/dark');
  await page.getByLabel('What the photo shows').fill('Dark hair, freshly cut');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^waves /u })
    .click();
  await expect.poll(() => project.read('content/photos/photos.yaml')).toContain('Dark hair, freshly cut');
});

test('a new photo and its words stay when another screen was open', async ({ open }) => {
  const page = await open('photos');
  const file = { name: 'Red bob.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
  await page.getByLabel('Add a photo').setInputFiles(file);
  await page.getByLabel('What the photo shows').fill('A red bob');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('Not saved yet: ').getByRole('link', { name: 'A new photo' }).click();
  await expect(page.getByLabel('What the photo shows')).toHaveValue('A red bob');
  await expect(page.getByText('Red bob.jpg')).toBeVisible();
});

test('the browser asks before it closes a page with unsaved words, and only then', async ({ open }) => {
  const page = await open(TEAM);
  await openFirst(page);
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.getByLabel('Role').fill('');
  await notSaved(page);
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');
  await page.getByLabel('Role').fill('Barber');
  await saved(page);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('the form works by keyboard with a visible focus', async ({ open }) => {
  const page = await open(`${SALON}:holidays`);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) break;
    expect(await focusFlaw(page)).toBe('');
  }
});

test('a page that does not hear of a save is loaded again, at the width of a phone', async ({ open }) => {
  const page = await open(TEAM);
  await page.getByRole('button', { name: 'Phone' }).click();
  const heading = page.frameLocator('iframe').getByRole('heading');
  const loaded = await heading.textContent();
  await openFirst(page);
  await page.getByLabel('Role').fill('Barber');
  await expect(heading).not.toHaveText(String(loaded));
  await expect.poll(() => heading.evaluate(() => innerWidth)).toBe(390);
});

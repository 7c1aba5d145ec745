import { type Page } from 'playwright-core';
import { expect as value } from 'vitest';
import { test } from '../support/editor.ts';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { focusFlaw } from '../support/keyboard.ts';
import { expect } from '../support/visitor.ts';

const HAIRCUTS = 'content/services/mens-haircuts.yaml';
const SALON = 'content/salon.yaml';

const saved = (page: Page) => expect(page.getByRole('status')).toContainText('Everything is saved');
const notSaved = (page: Page) => expect(page.getByRole('status')).toContainText('Not saved');

test('the browser tab has an icon', async ({ editor }) => {
  const html = await (await fetch(editor.address)).text();
  const icon = /rel="icon"[^>]* href="(?<href>[^"]+)"/u.exec(html)?.groups?.href ?? '/favicon.ico';
  value((await fetch(new URL(icon, editor.address))).status).toBe(200);
});

test('a part of a long form is one press away', async ({ open }) => {
  const page = await open('content/services/coloring-treatments.yaml');
  const parts = page.getByRole('navigation', { name: 'Parts of this form' });
  await parts.getByRole('button', { name: 'Prices', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Prices', exact: true })).toBeInViewport();
});

test('a changed price is one changed line, and the preview follows', async ({ open, project }) => {
  const page = await open(HAIRCUTS);
  await page.getByText('Cut and Beard', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('49');
  await saved(page);
  await expect
    .poll(() => project.diff(HAIRCUTS))
    .toEqual([
      '-    - { name: Cut and Beard, price: 47, covers: "Both, in one sitting." }'.replaceAll('"', "'"),
      '+    - { name: Cut and Beard, price: 49, covers: "Both, in one sitting." }'.replaceAll('"', "'"),
    ]);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('$49')).toBeVisible({ timeout: 100_000 });
  project.git('checkout', '--', '.');
});

test('the preview has the width of a phone', async ({ open }) => {
  const page = await open('content/team.yaml');
  await page.getByRole('button', { name: 'Phone' }).click();
  const frame = page.frameLocator('iframe').locator('body');
  await expect.poll(() => frame.evaluate(() => innerWidth).catch(() => 0), { timeout: 100_000 }).toBe(390);
});

test('a holiday is added', async ({ open, project }) => {
  const page = await open(`${SALON}:holidays`);
  await page.getByRole('button', { name: /^Add to/u }).click();
  const entry = page.getByRole('main').getByRole('listitem').last();
  await entry.getByLabel('First day').fill('2031-07-04');
  await entry.getByLabel('Name').fill('Independence Day');
  await saved(page);
  await expect
    .poll(() => project.diff(SALON).map((line) => line.trim().replaceAll(/\s+/gu, ' ')))
    .toEqual(['+ - date: 2031-07-04', '+ name: Independence Day']);
  project.git('checkout', '--', '.');
});

test('a review moves up with its comments', async ({ open, project }) => {
  const file = 'content/testimonials.yaml';
  const names = async () => [...(await project.read(file)).matchAll(/name: (.*)/gu)].map(([, name]) => name);
  const [first, second] = await names();
  const page = await open(file);
  await page.getByRole('button', { name: `Up: ${String(second)}` }).press('Enter');
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('button', { name: `Down: ${String(second)}` }).press('Enter');
  await expect.poll(() => project.diff(file)).toEqual([]);
});

test('a removed review is saved once another takes its place', async ({ open, project }) => {
  const file = 'content/testimonials.yaml';
  const page = await open(file);
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await notSaved(page);
  await expect(
    page.getByText('found 9 entries, expected 10 reviews: the home page shows ten').first(),
  ).toBeVisible();
  expect(project.diff(file)).toEqual([]);
  await page.getByRole('button', { name: /^Add to/u }).click();
  const entry = page.getByRole('main').getByRole('listitem').last();
  await entry.getByLabel('Name in links').fill('ada-l');
  await entry.getByLabel('Name', { exact: true }).fill('Ada L.');
  await entry.getByLabel('Review').fill('Short and exact.');
  await saved(page);
  await expect.poll(() => project.diff(file)).toContain('+  name: Ada L.');
  project.git('checkout', '--', '.');
});

test('a mistake is shown at its field in the words of the build', async ({ open, project }) => {
  const page = await open(`${SALON}:phone,email,address,geo,social`);
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('903-555');
  await phone.press('Tab');
  await notSaved(page);
  await expect(phone).toHaveAccessibleDescription(
    /found "903-555", expected \+1 and ten digits without spaces, like \+19035550142/u,
  );
  expect(project.diff(SALON)).toEqual([]);
});

test('a new entry is not wrong before its fields were left', async ({ open }) => {
  const page = await open('content/team.yaml');
  await page.getByRole('button', { name: /^Add to/u }).click();
  const name = page.getByRole('main').getByRole('listitem').last().getByLabel('Name');
  await expect(name).toBeFocused();
  await notSaved(page);
  await expect(page.getByText('Still to fill in: ')).toContainText('Name');
  await expect(page.locator('[aria-invalid], .field__error')).toHaveCount(0);
  await name.press('Tab');
  await expect(name).toHaveAccessibleDescription(/found nothing, expected some words/u);
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
});

test('a mistake in another form of the same file leads there', async ({ open }) => {
  const page = await open(`${SALON}:phone,email,address,geo,social`);
  await page.getByLabel('Phone', { exact: true }).fill('903-555');
  await notSaved(page);
  await page.getByRole('link', { name: 'Holidays and vacations' }).click();
  const link = page.getByRole('main').getByRole('link', { name: 'Phone, email, address' });
  await link.click();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('903-555');
});

test('what another program changed meanwhile is saved, too, and only the same field is asked for', async ({
  open,
  project,
}) => {
  const file = 'content/team.yaml';
  const before = await project.read(file);
  const page = await open(file);
  await page.getByRole('main').getByRole('listitem').first().locator('summary').click();
  const theirs = before.replace(/role: .*/u, 'role: Theirs').replace(/note: .*/u, 'note: Their note.');
  await project.write(file, theirs);
  await page.getByLabel('Role').fill('Mine');
  const choice = page.getByRole('alert').getByRole('group');
  await expect(choice).toHaveCount(1);
  await expect(choice.getByRole('radio', { name: 'Theirs: Theirs' })).toBeVisible();
  expect(await project.read(file)).toBe(theirs);
  await injectAxe(page);
  expect(await axeViolations(page, '.editor > :not(.preview)')).toEqual([]);
  await choice.getByRole('radio', { name: 'Yours: Mine' }).check();
  await page.getByRole('button', { name: 'Save with these' }).click();
  await saved(page);
  await expect(page.getByLabel('Note')).toHaveValue('Their note.');
  expect(await project.read(file)).toBe(theirs.replace('role: Theirs', 'role: Mine'));
  project.git('checkout', '--', '.');
});

test('unsaved words are merged with what was changed elsewhere since', async ({ open, project }) => {
  const file = 'content/team.yaml';
  const page = await open(file);
  const role = page.getByLabel('Role');
  await page.getByRole('main').getByRole('listitem').first().locator('summary').click();
  await role.fill('');
  await notSaved(page);
  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  await project.write(file, (await project.read(file)).replace(/note: .*/u, 'note: Their note.'));
  await page.getByText('Not saved yet: ').getByRole('link', { name: 'Team' }).click();
  await role.fill('Mine');
  await saved(page);
  expect(await project.read(file)).toMatch(/role: Mine\n {2}note: Their note\.\n/u);
  project.git('checkout', '--', '.');
});

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

test('the form has no accessibility violations', async ({ open }) => {
  const page = await open(HAIRCUTS);
  await page.getByText('Cut and Beard', { exact: true }).click();
  await injectAxe(page);
  expect(await axeViolations(page, '.editor > :not(.preview)')).toEqual([]);
});

test('the form works by keyboard with a visible focus', async ({ open }) => {
  const page = await open(`${SALON}:holidays`);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) break;
    expect(await focusFlaw(page)).toBe('');
  }
});

import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, expectAccessible, goTo, notSaved, pressAndConfirm, saved, test } from '../support/editor.ts';
import { expectText } from '../support/expected-text.ts';
import { holdRequests } from '../support/visitor.ts';

const HAIRCUTS = 'content/services/mens-haircuts.yaml';
const SALON = 'content/salon.yaml';
const HOLIDAYS = `${SALON}:holidays`;
const TEAM = 'content/team.yaml';

/** Screens whose whole accessibility tree is compared. */
const DRAWN = ['', '#prices', '#content/salon.yaml:hours,timeZone', '#content/pages/about.yaml'];

const openEntry = (page: Page, at: number) =>
  page.getByRole('main').getByRole('listitem').nth(at).locator('summary').click();

test('a price is found, typed with its sign, and changes one line', async ({ open, project }) => {
  const page = await open();
  await page.getByRole('link', { name: 'Change a price' }).click();
  await page.getByRole('link', { name: 'Cut and Beard $47' }).waitFor();
  await page.evaluate(() => scrollTo(0, 100));
  await page.getByRole('link', { name: 'Cut and Beard $47' }).click();
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect(price).toBeFocused();
  await price.fill('49.00');
  await price.press('Tab');
  await expect(price).toHaveValue('$49');
  await saved(page);
  const [before = '', after = '', ...more] = project.diff(HAIRCUTS);
  expect([after.slice(1), ...more]).toEqual([before.slice(1).replace('47', '49')]);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Changes (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await page.getByRole('link', { name: 'Cut and Beard $49' }).click();
  await price.fill('$51');
  // Neither going back nor waiting leaves the field first.
  await page.goBack();
  await page.getByRole('link', { name: 'Cut and Beard $51' }).click();
  await expect(price).toBeInViewport();
  await price.fill('$53');
  await saved(page);
  await expect(price).toBeFocused();
  expect(await project.read(HAIRCUTS)).toContain('price: 53');
  await price.fill('');
  await notSaved(page);
  await page
    .getByRole('textbox', { name: /^Note|Instead/u })
    .first()
    .fill('ask');
  await saved(page);
  expect(await project.read(HAIRCUTS)).toMatch(/Cut and Beard, price: null, .*note: ask/u);
  await goTo(page, 'prices');
  await expect(page.getByRole('link', { name: 'Cut and Beard ask' })).toBeVisible();
});

test(
  'every form opens without problems and without changing its file, and fits a phone',
  { timeout: 300_000 },
  async ({ open, project }) => {
    const page = await open('all');
    const links = await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').all();
    const forms = await Promise.all(links.map((link) => link.getAttribute('href')));
    const drawn: string[] = [];
    const tooSmall = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('a, button, input, select, summary, textarea')]
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
          .filter((target) => !target.matches('[type=checkbox], [type=radio]'))
          .map((target) => target.outerHTML),
      );
    for (const form of ['', '#prices', '#changes', '#photos', ...forms]) {
      await goTo(page, form ?? '');
      await expect(page.getByText(/^(?:Opening|Reading|Comparing).*…$/u)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), form ?? '').toBe(390);
      expect(await tooSmall()).toEqual([]);
      await expect(page.locator('.form__problems')).toHaveCount(0);
      if (!DRAWN.includes(form ?? '')) continue;
      await page.locator('.section').evaluateAll((parts) => {
        for (const part of parts) part.setAttribute('open', '');
      });
      await expect(page.locator('.section__summary')).toHaveCount(0);
      drawn.push(await page.locator('.editor').ariaSnapshot());
    }
    await expectText(drawn.join('\n').replaceAll(/\w+ \d+(?=, Fiesta)/gu, 'TODAY'), 'editor-screens');
    expect(project.diff('content')).toEqual([]);
    await goTo(page, 'content/none.yaml');
    await expect(page.getByRole('heading', { name: 'This is not there any more' })).toBeVisible();
    await goTo(page, 'messages');
    await expect(page.getByText('Messages are where the website runs, and not on this')).toBeVisible();
    await goTo(page, 'content/services/beard-care.yaml');
    await page.getByRole('checkbox', { name: 'Coming soon' }).uncheck();
    await expect(page.getByText('Still missing: ').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Coming soon' }).check();
    await saved(page);
    expect(project.diff('content')).toEqual([]);
  },
);

test('typed days are understood, and one too early is refused at its field', async ({ open, project }) => {
  const page = await open();
  const close = page.getByRole('link', { name: 'Close for a day' });
  await close.click();
  await expect(page.getByLabel('First day', { exact: true })).toBeFocused();
  await page.goBack();
  await saved(page);
  await close.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Close for a day' })).toBeVisible();
  await expect(page.getByLabel('First day', { exact: true })).toBeFocused();
  const entry = page.getByRole('main').getByRole('listitem').last();
  await entry.getByLabel('First day', { exact: true }).fill('Nov 26, 2041');
  await entry.getByLabel('Last day (optional)', { exact: true }).fill('2041-02-28');
  await entry.getByLabel('Name').fill('Vacation');
  await entry.getByLabel('Closes').fill('6');
  await entry.getByLabel('Opens').fill('9am');
  await entry.getByLabel('Opens').press('Tab');
  const last = entry.getByLabel('Last day (optional)', { exact: true });
  await expect(last).toHaveAccessibleDescription(/This should be a last day after the first day/u);
  await notSaved(page);
  expect(project.diff(SALON)).toEqual([]);
  await entry.getByLabel('Last day: calendar').fill('2041-11-29');
  await expect(last).toHaveValue('Nov 29, 2041');
  await saved(page);
  await expect(page.getByText('Long ago')).toBeHidden();
  await page.getByText('Past days', { exact: true }).click();
  await expect(page.getByText('Long ago')).toBeVisible();
  await goTo(page, `${SALON}:hours,timeZone`);
  await openEntry(page, 0);
  await page.getByRole('button', { name: 'Remove: Break' }).click();
  await openEntry(page, 3);
  await page.getByRole('button', { name: 'Add: Break' }).click();
  await page.getByLabel('From').fill('12');
  await page.getByLabel('To', { exact: true }).fill('1');
  await goTo(page, `${SALON}:phone,email,address,geo,social@social.0.url`);
  await page.getByLabel('Url').fill('instagram.com/omalleys');
  await page.getByLabel('Phone').fill('903-555-0177');
  await page.getByLabel('Phone').press('Enter');
  await expect(page.getByLabel('Phone')).toHaveValue('(903) 555-0177');
  await saved(page);
  await expectText(project.diff(SALON).join('\n'), 'typed-day-and-phone');
});

test.for([
  ['refused', 'hello@salon'],
  ['done', 'hello@salon.example'],
] as const)('what is typed while a save is being %s is saved', async ([, first], { open, project }) => {
  const page = await open(`${SALON}:phone,email,address,geo,social`);
  const email = page.getByLabel('Email');
  await expect(email).toBeVisible();
  const release = await holdRequests(page, '**/api/file?*');
  const asked = page.waitForRequest('**/api/file?*');
  await email.fill(first);
  await asked;
  await email.fill('hi@salon.example');
  release();
  await saved(page);
  expect(await project.read(SALON)).toContain('email: hi@salon.example');
  // A phone that shows another app may close the page.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await email.fill('ho@salon.example');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => project.read(SALON)).toContain('email: ho@salon.example');
});

test('entries of a list are added, moved and removed', async ({ open, project }) => {
  const page = await open(TEAM);
  const names = async () => [...(await project.read(TEAM)).matchAll(/name: (.*)/gu)].map(([, name]) => name);
  const [first, second, ...others] = await names();
  await openEntry(page, 1);
  await page.getByRole('button', { name: `Up: ${String(second)}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Down: ${String(second)}` })).toBeFocused();
  await expect.poll(names).toEqual([second, first, ...others]);
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([first, second, ...others]);
  await openEntry(page, 0);
  await page.getByRole('button', { name: `Remove: ${String(first)}` }).click();
  await expect.poll(names).toEqual([second, ...others]);
  await expect(page.getByText(`Removed: ${String(first)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect.poll(names).toEqual([first, second, ...others]);
  await page.getByRole('button', { name: 'Add a person' }).click();
  const entry = page.getByRole('main').getByRole('listitem').last();
  const name = entry.getByLabel('Name');
  await expect(name).toBeFocused();
  await notSaved(page);
  await expect(page.getByText('Saved when this is right: ')).toContainText(/right: New person, Name/u);
  await expect(page.locator('[aria-invalid], .field__error')).toHaveCount(0);
  await name.press('Tab');
  await expect(name).toHaveAccessibleDescription(/Please fill this in/u);
  const places = await page.evaluate(() => history.length);
  await page.getByRole('contentinfo').getByRole('link', { name: '1 not saved' }).click();
  await expect(name).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(places);
  await name.fill('Ada');
  await entry.getByLabel('Role').fill('Stylist');
  await entry.getByLabel('Note').fill('New\nhere.');
  await expect.poll(names).toEqual([first, second, ...others, 'Ada']);
  expect(await project.read(TEAM)).toContain('note: New here.\n');
  await goTo(page, 'content/reviews.yaml@new');
  await page.getByLabel('Name', { exact: true }).fill('Mary-Ann O.');
  await expect(page.getByLabel('Name in links')).toHaveValue('mary-ann-o-2');
});

test('a problem leads to its field, also from another form of the same file', async ({ open, project }) => {
  const page = await open(`${SALON}:phone,email,address,geo,social`);
  await page.getByLabel('Phone').fill('903-555');
  await page.getByLabel('Phone').press('Tab');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/write a phone number/u);
  await goTo(page, HOLIDAYS);
  await page.getByRole('contentinfo').getByRole('link', { name: '1 not saved' }).click();
  await page
    .getByRole('list', { name: 'Not saved until' })
    .getByRole('link', { name: /Phone$/u })
    .click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveValue('903-555');
  await goTo(page, `${HOLIDAYS}@holidays.new`);
  await page.getByRole('contentinfo').getByRole('link', { name: '2 not saved' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  await goTo(page, `${SALON}:phone,email,address,geo,social`);
  expect(project.diff(SALON)).toEqual([]);
  await page.getByLabel('Email').fill('hi@salon.example');
  await goTo(page, HOLIDAYS);
  await expect.poll(() => project.diff(SALON)).toContain('+email: hi@salon.example');
  await expect(page.locator('.form__problems')).toHaveCount(0);
  await goTo(page, 'changes');
  await expect(page.getByRole('main')).toContainText('without what is not saved yet: Phone, email, address.');
  await page.getByRole('main').getByRole('link', { name: 'Phone, email, address, Phone' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('903-555-0177');
  await expect(page.locator('.field__error')).toHaveCount(0, { timeout: 500 });
  await saved(page);
});

test('the same place changed elsewhere is a choice, another is merged', async ({ open, project }) => {
  const page = await open(TEAM);
  await openEntry(page, 1);
  await project.edit(TEAM, 'role: Apprentice', 'role: Intern');
  await page.getByLabel('Role').fill('Mine');
  await saved(page);
  expect(await project.read(TEAM)).toMatch(/role: Mine[\s\S]*role: Intern\n/u);
  await project.edit(TEAM, 'role: Mine', 'role: Theirs');
  await page.getByLabel('Role').fill('Mine again');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Role')).toHaveValue('Theirs');
  await project.edit(TEAM, 'role: Theirs', 'role: Others');
  await page.getByLabel('Role').fill('Mine');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  expect(await project.read(TEAM)).toContain('role: Mine\n');
  rmSync(path.join(project.root, TEAM));
  await page.getByLabel('Role').fill('Mine still');
  await expect(page.getByRole('alert')).toContainText('Somebody else has deleted this');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => project.read(TEAM).catch(String)).toContain('role: Mine still\n');
});

test('what was typed is saved although the page is left at once', async ({ open, project }) => {
  const page = await open(TEAM);
  await openEntry(page, 1);
  await page.getByLabel('Role').fill('Left');
  await page.goto('about:blank');
  await expect.poll(() => project.read(TEAM)).toContain('role: Left\n');
});

test('what is not saved yet outlives its page, and can be discarded', async ({ editor, open, project }) => {
  const page = await open(TEAM);
  await openEntry(page, 1);
  await page.getByLabel('Role').fill('');
  await page.getByLabel('Note').fill('Beards, and more.');
  await notSaved(page);
  await page.close();
  const again = await open();
  await again.getByRole('contentinfo').getByRole('link', { name: '1 not saved' }).click();
  await expect(again.getByLabel('Note')).toHaveValue('Beards, and more.');
  await again.getByLabel('Role').fill('Barber');
  await saved(again);
  expect(await project.read(TEAM)).toContain('note: Beards, and more.');
  expect(editor.store.list('draft')).toEqual([]);
  await again.getByLabel('Role').fill('');
  await notSaved(again);
  await goTo(again, 'changes');
  await expect(again.getByRole('main').getByRole('link', { name: /^Team/u })).toBeVisible();
  const discard = again.getByRole('button', { name: 'Discard: Team' });
  await pressAndConfirm(discard, 'Discard what is not saved in Team?');
  await saved(again);
  await again.reload();
  await saved(again);
  expect(await project.read(TEAM)).toContain('role: Barber');
});

test('what waits for the connection is saved from any screen', async ({ open, project }) => {
  const page = await open(TEAM);
  await openEntry(page, 1);
  await page.context().setOffline(true);
  await page.getByLabel('Role').fill('Barber and more');
  await expect(page.getByRole('alert')).toContainText('No connection. What you typed is kept');
  await goTo(page, 'all');
  await notSaved(page);
  await page.context().setOffline(false);
  await saved(page);
  expect(await project.read(TEAM)).toContain('role: Barber and more');
  await page.route('**/api/versions', (route) => route.fulfill({ json: [{ date: '' }] }));
  await goTo(page, 'history');
  await page.getByText('What you typed is kept.').waitFor();
  await page.getByRole('link', { name: 'First screen' }).click();
  await expect(page.getByRole('link', { name: 'Change a price' })).toBeVisible();
});

test('an example is confirmed by one press', async ({ open, project }) => {
  await project.edit(SALON, /^email: .*/mu, '$& # SAMPLE');
  const page = await open();
  await page.route('**/api/samples', (route) => route.abort());
  await page.reload();
  await page.getByRole('link', { name: /^Before going live/u }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^No connection/u);
  await page.unroute('**/api/samples');
  await page.reload();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Email/u }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('button', { name: 'It is right' }).click();
  await expect(page.getByText('This is an example')).toHaveCount(0);
  expect(await project.read(SALON)).toMatch(/^email: \S+$/mu);
});

test('the preview is the other side of the form, and shows the place that changes', async ({ open }) => {
  const page = await open(TEAM);
  await openEntry(page, 1);
  await page.getByLabel('Note').click();
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.frameLocator('iframe').getByText('Beards.')).toBeInViewport();
  expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(700);
  await expect(page.getByLabel('Note')).toBeHidden();
  await page.getByRole('link', { name: 'Form', exact: true }).click();
  await expect(page.getByLabel('Note')).toBeVisible();
});

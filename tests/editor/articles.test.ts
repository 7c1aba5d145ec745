import { expect, expectAccessible, saved, test } from '../support/editor.ts';

const TITLE = 'How to wash your hair in hard water at home';
const FILE = 'content/articles/how-to-wash-your-hair-in-hard-water-at-home.md';

test('an article is written with a table, a picture and a fact', async ({ open, project }) => {
  const page = await open('content/tags.yaml');
  await page.getByLabel('Title of a new article').fill(TITLE);
  await page.getByRole('button', { name: 'Start the article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Minerals stay in the hair.\n');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^dark /u })
    .click();
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await page.getByLabel('Insert: Fact').selectOption('{phone}');
  await page.getByRole('checkbox', { name: /./u }).nth(1).check();
  await saved(page);
  await expect
    .poll(() => project.read(FILE))
    .toMatch(/^tags:\n {2}- [\s\S]*^\| Service \| Time \|$[\s\S]*^!\[.+\]\(dark\)$[\s\S]*\{phone\}/mu);
  await expectAccessible(page);
});

test('a draft that is published shows what its fields and its text lack at the same time', async ({
  open,
  project,
}) => {
  const file = 'content/articles/draft-of-an-article.md';
  const page = await open(file);
  const topics = page.getByRole('group', { name: 'Topics' });
  for (const topic of await topics.getByRole('checkbox', { checked: true }).all()) await topic.uncheck();
  await page.getByLabel('Draft').uncheck();
  const text = page.getByLabel('Text', { exact: true });
  await text.press('ControlOrMeta+Home');
  await text.pressSequentially('{fone} ');
  const missing = page.getByText('Still to fill in: ');
  await expect(missing.getByRole('button', { name: 'Topics' })).toBeVisible();
  await expect(missing.getByRole('button', { name: 'Text' })).toBeVisible();
  await text.press('Tab');
  await expect(text).toHaveAccessibleDescription(/Line \d+ of the file: found \{fone\}, expected one of/u);
  expect(await project.read(file)).toContain('draft: true');
});

test('a deleted article can be brought back', async ({ open, project }) => {
  const file = 'content/articles/beards-after-the-rain.md';
  const page = await open(file);
  await page.getByRole('button', { name: 'Delete this article' }).click();
  await page.getByRole('button', { name: 'Really delete it' }).click();
  await expect.poll(() => project.diff(file)).not.toEqual([]);
  await page.getByRole('button', { name: /^Undo: Beards/u }).click();
  await expect.poll(() => project.diff(file)).toEqual([]);
});

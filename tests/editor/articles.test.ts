import { readdirSync } from 'node:fs';
import { expect as value } from 'vitest';
import { editedProject } from '../support/edited-project.ts';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { test } from '../support/editor.ts';
import { expect } from '../support/visitor.ts';
import { changedText, fileVersion } from '../../editor/server/files.ts';

const saved = 'Everything is saved';
const TITLE = 'How to wash your hair in hard water at home';
const FILE = 'content/articles/how-to-wash-your-hair-in-hard-water-at-home.md';

for (const content of ['content', 'tests/fixture/content'])
  test(`all texts of ${content} stay the same byte for byte`, async () => {
    await using project = await editedProject(content);
    for (const folder of [
      'content',
      'content/articles',
      'content/legal',
      'content/pages',
      'content/services',
      'content/photos',
    ])
      for (const name of readdirSync(`${project.root}/${folder}`).filter((file) =>
        /\.(?:md|yaml)$/u.test(file),
      )) {
        const text = await project.read(`${folder}/${name}`);
        value(changedText(text, fileVersion(text)), name).toBe(text);
      }
  });

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
  await expect(page.getByRole('status')).toContainText(saved);
  await expect
    .poll(() => project.read(FILE))
    .toMatch(/^\| Service \| Time \|$[\s\S]*^!\[.+\]\(dark\)$[\s\S]*\{phone\}/mu);
  await expect.poll(() => project.read(FILE)).toMatch(/^tags:\n {2}- /mu);
});

test('a mistake in the text has its line', async ({ open, project }) => {
  const page = await open('content/articles/curls-before-a-wedding.md');
  const text = page.getByLabel('Text', { exact: true });
  await text.press('ControlOrMeta+Home');
  await text.pressSequentially('{fone} ');
  await text.press('Tab');
  await expect(text).toHaveAccessibleDescription(/Line \d+ of the file: found \{fone\}, expected one of/u);
  expect(project.diff('content/articles/curls-before-a-wedding.md')).toEqual([]);
});

test('a draft that is published shows what its fields and its text lack at the same time', async ({
  open,
  project,
}) => {
  const page = await open('content/articles/draft-of-an-article.md');
  const topics = page.getByRole('group', { name: 'Topics' });
  for (const topic of await topics.getByRole('checkbox', { checked: true }).all()) await topic.uncheck();
  await page.getByLabel('Draft').uncheck();
  const text = page.getByLabel('Text', { exact: true });
  await text.press('ControlOrMeta+Home');
  await text.pressSequentially('{fone} ');
  const missing = page.getByText('Still to fill in: ');
  await expect(missing.getByRole('button', { name: 'Topics' })).toBeVisible();
  await expect(missing.getByRole('button', { name: 'Text' })).toBeVisible();
  project.git('checkout', '--', '.');
});

test('a deleted article can be brought back', async ({ open, project }) => {
  const file = 'content/articles/beards-after-the-rain.md';
  const page = await open(file);
  await page.getByRole('button', { name: 'Delete this article' }).click();
  await page.getByRole('button', { name: 'Really delete it' }).click();
  await page.getByRole('button', { name: /^Undo: Beards/u }).click();
  await expect.poll(() => project.diff(file)).toEqual([]);
});

test('the form of an article has no accessibility violations', async ({ open }) => {
  const page = await open('content/articles/every-markdown-feature.md');
  await expect(page.getByLabel('Text', { exact: true })).toBeVisible();
  await injectAxe(page);
  expect(await axeViolations(page, '.editor > :not(.preview)')).toEqual([]);
});

import { expect, expectAccessible, goTo, pressAndConfirm, saved, test } from '../support/editor.ts';
import { expectText } from '../support/expected-text.ts';

const TITLE = 'Hard water at home';
const FILE = 'content/articles/hard-water-at-home.md';

test('an article with a list, a link and a picture is ready by one press', async ({ open, project }) => {
  const page = await open('articles');
  const title = page.getByLabel('Title of a new article');
  const create = page.getByRole('button', { name: 'New article' });
  await title.fill('Beards after the rain');
  await create.click();
  await expect(page.getByRole('alert')).toHaveText(/^There is an article with this title already/u);
  await title.fill(TITLE);
  await goTo(page, 'prices');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await goTo(page, 'articles');
  await expect(title).toHaveValue(TITLE);
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const text = page.getByLabel('Text', { exact: true });
  const more = ' And the water brings more.';
  await text.fill(`## Why\n\nMinerals *stay* in the hair.${more.repeat(9)}\n\n- A filter`);
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await text.pressSequentially('A rinse');
  await page.getByLabel('Insert: Fact').selectOption({ index: 1 });
  for (const address of ['example.com', 'tel:1', '/contact', 'mailto:a@b.example']) {
    await page.getByRole('button', { name: 'Link' }).click();
    await page.getByLabel('Or another address').fill(address);
    await page.getByRole('button', { name: 'Link to this address' }).click();
    await text.press('ControlOrMeta+End');
  }
  await page.getByRole('button', { name: 'Link' }).click();
  const offered = await page.locator('option').allTextContents();
  await expectText(offered.join('\n'), 'facts-and-pages');
  await page.getByLabel('A page of your site').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await saved(page);
  const publishing = page.getByRole('region', { name: 'Publish the article' });
  await expect(publishing).toContainText(
    `${TITLE}Minerals stay in the hair.${more.repeat(4)}This is a draft`,
  );
  await page.getByRole('button', { name: 'It is ready' }).click();
  const tags = page.getByRole('group', { name: 'Tags' });
  const missing = tags.getByText('Please fill this in.');
  await expect(tags).toBeFocused();
  await expect(missing).toBeInViewport();
  await tags.getByRole('checkbox').first().check();
  await saved(page);
  await tags.getByRole('checkbox').first().uncheck();
  await expect(missing).toBeVisible();
  await tags.getByRole('checkbox').first().check();
  await saved(page);
  const written = await project.read(FILE);
  await expectText(written.replace(/^date: .*/mu, 'date: TODAY'), 'written-article');
  await page.getByRole('button', { name: 'Make it a draft again' }).click();
  await expect.poll(() => project.read(FILE)).toContain('draft: true');
});

test('an article without text is not ready, and a deleted one comes back', async ({ open, project }) => {
  const page = await open('content/articles/draft-of-an-article.md');
  await page.getByLabel('Text', { exact: true }).fill('');
  await pressAndConfirm(page.getByRole('button', { name: 'It is ready' }), 'Write the text first.');
  await page.getByLabel('Text', { exact: true }).fill(`A *[word](/contact)*${' more'.repeat(40)}`);
  await expect(page.getByText(`A word${' more'.repeat(29)}…`)).toBeVisible();
  const file = 'content/articles/beards-after-the-rain.md';
  await goTo(page, file);
  await pressAndConfirm(page.getByRole('button', { name: 'Delete this article' }), 'Delete this article?');
  await expect.poll(() => project.diff(file)).not.toEqual([]);
  await page.getByRole('button', { name: /^Undo: Beards/u }).click();
  await expect.poll(() => project.diff(file)).toEqual([]);
});

/** What a button makes of a text, each with its selection in brackets. */
const MARKS = [
  ['Bold', 'a [b] c', 'a **[b]** c'],
  ['Italics', '[]', '*[italics]*'],
  ['Numbers', '[one]', '[1. one]'],
  ['Quote', '- one[]', '> one[]'],
  ['Heading', 'one\n- t[w]o\nthree', 'one\n[## tw]o\nthree'],
  ['List', 'o[ne\ntw]o', '[- one\n- tw]o'],
  ['Table', 'on[e]\ntwo\n\nthree\n', /^one\ntwo\n\n\|[^[]+\|\[\]\n\nthree\n$/u],
  ['Enter', '9. one[]\nafter', '9. one\n10. []\nafter'],
  ['Enter', '> one[]', '> one\n> []'],
  ['Enter', '- one\n- []', '- one\n\n[]'],
  ['Enter', '- o[n]e', '- o\n[]e'],
] as const;

test('the buttons mark what is selected, and what they wrote can be undone', async ({ open }) => {
  const page = await open('content/articles/draft-of-an-article.md');
  const text = page.getByLabel('Text', { exact: true });
  for (const [button, before, after] of MARKS) {
    await text.fill(before.replaceAll(/[[\]]/gu, ''));
    await text.evaluate((field: HTMLTextAreaElement, [start, end]) => field.setSelectionRange(start, end), [
      before.indexOf('['),
      before.indexOf(']') - 1,
    ] as const);
    if (button === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: button, exact: true }).click();
    const written = await text.evaluate(
      ({ value, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement) =>
        [value.slice(0, start), '[', value.slice(start, end), ']', value.slice(end)].join(''),
    );
    if (typeof after === 'string') expect(written).toBe(after);
    else expect(written).toMatch(after);
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(text).toHaveValue(before.replaceAll(/[[\]]/gu, ''));
  }
});

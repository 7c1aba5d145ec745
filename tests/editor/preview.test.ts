import { expect as value } from 'vitest';
import { test } from '../support/editor.ts';
import { expect } from '../support/visitor.ts';

const TITLE = 'How to wash your hair in hard water at home';
/** The first page of the preview needs up to a minute on a busy machine. */
const SLOW = { timeout: 100_000 };

test('after a change of a fact, articles that quote it and new articles are shown', async ({
  open,
  project,
}) => {
  const page = await open('content/articles/every-markdown-feature.md');
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(SLOW);

  await page.goto(page.url().replace(/#.*$/u, '#content/salon.yaml:phone,email,address,geo,social'));
  await page.getByLabel('Phone', { exact: true }).fill('+15055550199');
  await expect(page.getByRole('status')).toContainText('Everything is saved');
  await page.goto(page.url().replace(/#.*$/u, '#content/articles/every-markdown-feature.md'));
  await expect(preview.locator('main').getByText('(505) 555-0199').first()).toBeVisible(SLOW);

  await page.getByLabel('Title of a new article').fill(TITLE);
  await page.getByRole('button', { name: 'Start the article' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible(SLOW);
  value(missing).toEqual([]);
  project.git('checkout', '--', '.');
  project.git('clean', '-fdq', 'content');
});

test('a page that does not hear of a save is loaded again', async ({ open, project }) => {
  const page = await open();
  await page.route('**/@vite/client', (route) => route.abort());
  await page.goto(page.url().replace(/#.*$|$/u, '#content/services/mens-haircuts.yaml'));
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
  await page.getByText('Cut and Beard', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('49');
  await expect(preview.getByText('$49').first()).toBeAttached(SLOW);
  project.git('checkout', '--', '.');
});

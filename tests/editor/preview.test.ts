import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, saved, projectTest as base } from '../support/editor.ts';
import { copyProject, PROJECT } from '../support/project-copy.ts';

const TITLE = 'How to wash your hair in hard water at home';
const ARTICLE = 'content/articles/every-markdown-feature.md';
/** The development server needs up to a minute on a busy machine for its first page. */
const SLOW = { timeout: 180_000 };

/** Adds the address that `npm run edit` prints, with the development server. */
const test = base.extend('address', async ({ project }, { onCleanup }) => {
  await copyProject(project.root, 'tests/fixture/content');
  await project.edit('content/salon.yaml', 'date: TODAY', 'date: 2040-01-01');
  const child = spawn(process.execPath, [path.join(PROJECT, 'editor/main.ts')], {
    cwd: project.root,
    // Under Vitest, Astro's development server serves no pages.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, BROWSER: 'none', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onCleanup(async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  });
  for await (const text of child.stdout) {
    const found = /http:\S+token=\S+/u.exec(String(text));
    if (found) return found[0];
  }
  throw new Error('The editor ended');
});

test(
  'npm run edit shows the real page, which follows changes of facts and new articles',
  {
    timeout: 600_000,
  },
  async ({ address, openAt }) => {
    const page = await openAt(address, ARTICLE);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(SLOW);

    await page.goto(page.url().replace(/#.*$/u, '#content/salon.yaml:phone,email,address,geo,social'));
    await page.getByLabel('Phone', { exact: true }).fill('+15055550199');
    await saved(page);
    await page.goto(page.url().replace(/#.*$/u, `#${ARTICLE}`));
    await expect(
      preview.locator('main').getByText('(505) 555-0199').filter({ visible: true }).first(),
    ).toBeVisible(SLOW);

    await page.getByLabel('Title of a new article').fill(TITLE);
    await page.getByRole('button', { name: 'Start the article' }).click();
    await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible(SLOW);
    expect(missing).toEqual([]);
  },
);

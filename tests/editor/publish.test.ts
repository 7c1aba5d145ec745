import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, expectAccessible, pressAndConfirm, test } from '../support/editor.ts';
import type { EditedProject } from '../support/edited-project.ts';

const HAIRCUTS = 'content/services/mens-haircuts.yaml';
const TEAM = 'content/team.yaml';
const PRICE = 'Cut and Beard, price: ';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const isPublished = (project: EditedProject) =>
  project.git('rev-parse', 'HEAD') === project.git('rev-parse', 'origin/main');

test('changes are named, photos are shown, and both can be undone', async ({ open, project }) => {
  await project.edit(HAIRCUTS, `${PRICE}47`, `${PRICE}52`);
  const photo = (name: string) => path.join(project.root, `content/photos/${name}.jpg`);
  copyFileSync(photo('waves'), photo('red-bob'));
  copyFileSync(photo('waves'), photo('curls'));
  await project.edit('content/photos/photos.yaml', /$/u, 'red-bob:\n  alt: A red bob\n  focus: 50% 50%\n');
  const page = await open('changes');
  const pictures = page.getByRole('main').locator('figure');
  await expect(pictures).toHaveText([/Before/u, /After/u, /Added/u]);
  await expect(page.getByRole('listitem').filter({ hasText: 'Cut and Beard: $47' })).toContainText('$52');
  for (const picture of await pictures.locator('img').all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo: Cut and Beard' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Undone.');
  expect(project.diff(HAIRCUTS)).toEqual([]);
  await press(page, 'Undo: A red bob');
  await expect(pictures).toHaveText([/Before/u, /After/u]);
  expect(project.git('status', '--porcelain')).toBe(' M content/photos/curls.jpg\n');
  await pressAndConfirm(page.getByRole('button', { name: 'Undo all' }), 'They cannot be brought back.');
  await expect.poll(() => project.git('status', '--porcelain')).toBe('');
  await page.reload();
  await expect(page.getByText('There is nothing new to publish.')).toBeVisible();
  project.git('commit', '--quiet', '--allow-empty', '--message', 'Mine');
  await page.reload();
  await expect(page.getByText('A version was not sent yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('publishing pushes one commit, and going back is another one', async ({ open, project }) => {
  await project.edit(HAIRCUTS, `${PRICE}47`, `${PRICE}55`);
  const subject = () => project.git('-C', project.remote, 'log', '-1', '--format=%s', 'main');
  const page = await open('changes');
  await press(page, 'Publish');
  // The remote reports no release.
  await expect(page.getByText('Your changes are sent to')).toBeVisible();
  expect(subject()).toBe("Men's Haircuts, Cut and Beard: $47 → $55\n");
  expect(isPublished(project)).toBe(true);

  const history = await open('history');
  const goBack = /Go back to this: Changed outside the editor/u;
  await project.edit(HAIRCUTS, `${PRICE}55`, `${PRICE}56`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo all' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your changes are sent to')).toBeHidden();
  await expect(history.getByRole('button', { name: /^Go back to/u })).toHaveCount(1);
  await press(history, goBack);
  await expect(history.getByText('going back would lose them')).toBeInViewport();
  await project.edit(HAIRCUTS, `${PRICE}56`, `${PRICE}55`);
  await press(history, goBack);
  const change = history.getByRole('listitem').filter({ hasText: 'Cut and Beard: $55' });
  await expect(change).toContainText('$47');
  await press(history, 'Publish');
  await expect.poll(subject).toBe("Men's Haircuts, Cut and Beard: $55 → $47\n");
  await expect.poll(() => isPublished(project)).toBe(true);
});

test('a person can be renamed, and advice says where the old name is left', async ({ open, project }) => {
  const team = await open(TEAM);
  await team.getByRole('main').getByRole('listitem').nth(1).locator('summary').click();
  await team.getByRole('textbox', { name: 'Name', exact: true }).fill('Beau');
  await expect.poll(() => project.read(TEAM)).toContain('name: Beau');
  const page = await open('changes');
  await page.getByText('Advice (1)').click();
  await expect(page.getByRole('main')).toContainText('everyone of the appointment book');
  // A problem has to be corrected first.
  await project.edit('content/salon.yaml', /^phone: .*$/mu, 'phone: 903');
  const answer = page.waitForResponse(/\/api\/advice/u);
  await page.reload();
  expect(await (await answer).json()).toEqual([]);
  await press(page, 'Publish');
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Phone$/u })
    .click();
  await expect(page.getByLabel('Phone')).toBeFocused();
});

test('a release is told of without the words of a program', async ({ editor, open, project }) => {
  const page = await open('changes');
  /** Publishes a new role. The remote runs this during the push, as the server's hook does. */
  const publishRole = async (role: string, commands: string) => {
    const hook = `#!/bin/sh\nexec >&2\n${commands}\n`;
    writeFileSync(path.join(project.remote, 'hooks/post-receive'), hook, { mode: 0o755 });
    await project.edit(TEAM, /role: .*/u, `role: ${role}`);
    await page.reload();
    await press(page, 'Publish');
  };
  await publishRole('Founder', 'echo salon-release: failed build');
  await expect(page.getByRole('alert')).toContainText(
    'visitors see the version before. The server could not build the site.For whoever set up your site',
  );
  await expect(page.getByRole('alert').locator('pre')).toHaveText(/salon-release: failed build/u);
  await expect(page.getByText('Published')).toBeHidden();
  await expectAccessible(page);
  await project.publishElsewhere(TEAM, /role: .*/u, 'role: Theirs');
  const seen = path.join(project.root, '../seen');
  await publishRole(
    'Owner',
    `echo salon-release: building\nuntil [ -e ${seen} ]; do sleep 0.1; done\necho salon-release: live 01`,
  );
  const choice = page.getByRole('group', { name: 'Team' });
  await expect(page.getByRole('button', { name: 'Publish with these' })).toBeDisabled();
  await choice.getByRole('radio', { name: /^Yours/u }).check();
  await press(page, 'Publish with these');
  await expect(page.getByText('The site is being built.')).toBeVisible();
  expect(editor.setPaused.mock.lastCall).toEqual([true]);
  writeFileSync(seen, '');
  await expect(page.getByText('Published. The site shows your changes.')).toBeVisible();
  expect(project.git('-C', project.remote, 'show', `main:${TEAM}`)).toContain('role: Owner');
  expect(editor.setPaused.mock.lastCall).toEqual([false]);
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page } from 'playwright-core';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { type EditedProject } from '../support/edited-project.ts';
import { test } from '../support/editor.ts';
import { expect } from '../support/visitor.ts';

const FILE = 'content/team.yaml';
const LIMIT = { timeout: 60_000 };

/** Publishes a new role of the first person. The remote writes these lines during the push, as the server's hook does. */
async function publishRole(page: Page, project: EditedProject, role: string, output: readonly string[]) {
  const hook = `#!/bin/sh\ncat >&2 <<'END'\n${output.join('\n')}\nEND\n`;
  await writeFile(path.join(project.remote, 'hooks/post-receive'), hook, { mode: 0o755 });
  await project.write(FILE, (await project.read(FILE)).replace(/role: .*/u, `role: ${role}`));
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

test('a release that succeeds is live with its version', async ({ open, project }) => {
  const page = await open('changes');
  await publishRole(page, project, 'Founder', [
    'Building commit 0123456789ab.',
    'Commit 0123456789ab is live.',
  ]);
  const version = () => project.git('rev-parse', '--short', '@{upstream}').trim();
  const outcome = page.getByText('Published. The site shows this version');
  await expect(outcome).toBeVisible(LIMIT);
  await expect(outcome).toContainText(version());
});

test('a release that does not build is not called published, and shows the mistake', async ({
  open,
  project,
}) => {
  const page = await open('changes');
  await publishRole(page, project, 'Me', [
    'content/team.yaml:1: [0].role: found "Me", expected a longer text',
    'release.sh: commit 0123456789ab does not build. The live site was not changed.',
  ]);
  const outcome = page.getByRole('alert');
  await expect(outcome).toContainText('the site was not updated', LIMIT);
  await expect(outcome).toContainText('Visitors see the version before');
  await expect(outcome).toContainText('found "Me", expected a longer text');
  await expect(page.getByText('Published')).toBeHidden();
  await injectAxe(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('a release that does not run shows what the server wrote', async ({ open, project }) => {
  const page = await open('changes');
  await publishRole(page, project, 'Colorist', [
    'Error: found no free memory',
    'release.sh: commit 0123456789ab does not run. The live site was not changed.',
  ]);
  const outcome = page.getByRole('alert');
  await expect(outcome).toContainText('The new version does not start on the server.', LIMIT);
  await expect(outcome).toContainText('found no free memory');
});

test('a remote that reports no release is not called published', async ({ open, project }) => {
  const page = await open('changes');
  await publishRole(page, project, 'Teacher', []);
  await expect(page.getByText('Your changes are sent to')).toBeVisible(LIMIT);
  await expect(page.getByRole('link', { name: 'https://omalleys.example' })).toBeVisible();
  await expect(page.getByText('Published')).toBeHidden();
});

import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { goBack } from '../../editor/server/history.ts';
import { publish } from '../../editor/server/publish.ts';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { type EditedProject } from '../support/edited-project.ts';
import { test } from '../support/editor.ts';
import { expect } from '../support/visitor.ts';

const TEAM = 'content/team.yaml';
const ARTICLE = 'content/articles/curls-before-a-wedding.md';
const PHOTO = 'content/photos/waves.jpg';

/** Publishes from another computer. */
async function publishElsewhere(
  { remote }: EditedProject,
  file: string,
  edit: (text: Buffer) => string | Buffer,
) {
  const other = await mkdtemp(path.join(tmpdir(), 'other-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: other, stdio: 'pipe' });
  git('clone', '--quiet', remote, '.');
  await writeFile(path.join(other, file), edit(await readFile(path.join(other, file))));
  const person = ['-c', 'user.name=Other', '-c', 'user.email=other@salon.example'];
  git(...person, 'commit', '--quiet', '--all', '--message', 'Theirs');
  git('push', '--quiet');
  await rm(other, { recursive: true });
}

const edit = (project: EditedProject, file: string, change: (text: string) => string) =>
  project.read(file).then((text) => project.write(file, change(text)));
const publishAll = (project: EditedProject, chosen = {}) =>
  publish(project.root, { warningsSeen: true, chosen }, () => undefined);

test('fields of one entry that two people changed are both published', async ({ project }) => {
  await publishElsewhere(project, TEAM, (text) => text.toString().replace('note: Beards.', 'note: Shaves.'));
  await edit(project, TEAM, (text) => text.replace('role: Barber', 'role: Barber and teacher'));
  expect(await publishAll(project)).toMatchObject({ status: 'published' });
  expect(await project.read(TEAM)).toContain('name: Bo\n  role: Barber and teacher\n  note: Shaves.\n');
  expect(project.git('show', `@{upstream}:${TEAM}`)).toBe(await project.read(TEAM));
});

test('a comment of the other version stays', async ({ project }) => {
  await publishElsewhere(project, TEAM, (text) =>
    text.toString().replace('- name: Bo', '# Since 2019\n- name: Bo'),
  );
  await edit(project, TEAM, (text) => text.replace(/(name: Bo\n.*\n {2}note: ).*/u, '$1Fades.'));
  expect(await publishAll(project)).toMatchObject({ status: 'published' });
  expect(await project.read(TEAM)).toMatch(/# Since 2019\n- name: Bo\n.*\n {2}note: Fades\.\n/u);
});

test('paragraphs that two people changed are both published', async ({ project }) => {
  await publishElsewhere(project, ARTICLE, (text) => `${text.toString()}\nTheir last words.\n`);
  await edit(project, ARTICLE, (text) =>
    text.replace(/^author: .*/mu, 'author: Me').replace(/\n---\n/u, '$&\nMy first words.\n'),
  );
  expect(await publishAll(project)).toMatchObject({ status: 'published' });
  expect(await project.read(ARTICLE)).toMatch(
    /author: Me[\s\S]*My first words\.[\s\S]*Their last words\.\n$/u,
  );
});

test('a photo that two people replaced is a choice between the two', async ({ project }) => {
  const mine = await readFile(path.join(project.root, 'content/photos/dark.jpg'));
  const theirs = await readFile(path.join(project.root, 'content/photos/curls.jpg'));
  await publishElsewhere(project, PHOTO, () => theirs);
  await writeFile(path.join(project.root, PHOTO), mine);
  const result = await publishAll(project);
  expect(result).toMatchObject({ status: 'conflicts', conflicts: [{ photo: { name: 'waves' } }] });
  if (result.status !== 'conflicts') return;
  const chosen = Object.fromEntries(result.conflicts.map(({ id }) => [id, 'mine']));
  expect(await publishAll(project, chosen)).toMatchObject({ status: 'published' });
  expect(await readFile(path.join(project.root, PHOTO))).toEqual(mine);
});

test('going back takes changes of others in before it asks again', async ({ project }) => {
  const commit = project.git('rev-list', '--max-parents=0', 'HEAD').trim();
  await publishElsewhere(project, TEAM, (text) => text.toString().replace('note: Curls', 'note: Braids'));
  const result = await goBack(project.root, commit, () => undefined);
  expect(result).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('Somebody else has published'),
  });
  expect(await project.read(TEAM)).toContain('note: Braids');
});

test('a field that two people changed is shown with both values', async ({ open, project }) => {
  await publishElsewhere(project, TEAM, (text) =>
    text.toString().replace('role: Apprentice', 'role: Theirs'),
  );
  await edit(project, TEAM, (text) =>
    text.replace('role: Apprentice', 'role: Mine').replace('role: Assistant', 'role: Stylist'),
  );
  const page = await open('changes');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const choice = page.getByRole('group', { name: 'Team, Ng, Role' });
  await expect(choice.getByRole('radio', { name: 'Yours: Mine' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('alert').getByRole('group')).toHaveCount(1);
  await injectAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await choice.getByRole('radio', { name: 'Theirs: Theirs' }).check();
  await page.getByRole('button', { name: 'Publish with these' }).click();
  await expect(page.getByText('Your changes are sent to')).toBeVisible({ timeout: 60_000 });
  expect(await project.read(TEAM)).toMatch(/role: Stylist[\s\S]*role: Theirs/u);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { goBack } from '../../editor/server/history.ts';
import { publish } from '../../editor/server/publish.ts';
import { openFile, saveFile } from '../../editor/server/save.ts';
import { expect, expectAccessible, test as base } from '../support/editor.ts';
import { type EditedProject } from '../support/edited-project.ts';

const TEAM = 'content/team.yaml';
const ARTICLE = 'content/articles/curls-before-a-wedding.md';
const PHOTO = 'content/photos/waves.jpg';

type Team = readonly Record<string, unknown>[];
const withBo = (team: Team, changes: object) =>
  team.map((person) => (person.name === 'Bo' ? { ...person, ...changes } : person));
const publishAll = (project: EditedProject, chosen = {}) =>
  publish(project.root, { warningsSeen: true, chosen }, () => undefined);
const replacing = (from: string, to: string) => (text: Buffer) => text.toString().replace(from, to);
/** Choices for all conflicts of a result. */
const mineIn = (result: object) =>
  'conflicts' in result
    ? Object.fromEntries((result.conflicts as { id: string }[]).map(({ id }) => [id, 'mine' as const]))
    : {};

/** Adds the form of a file. */
const test = base.extend('form', ({ project }) => async (file: string) => {
  const opened = await openFile(project.root, file);
  let { base } = opened;
  return {
    data: opened.data as Team,
    /** Saves what was entered since the form was opened. */
    save: async (data: unknown, chosen = {}) => {
      const result = await saveFile(project.root, file, { ...opened, base, data, chosen });
      if (result.status === 'saved') ({ base } = result);
      return result;
    },
  };
});

test('what was entered while a merge was saved is saved on top of it', async ({ form, project }) => {
  const { data, save } = await form(TEAM);
  await project.edit(TEAM, 'note: Beards.', '# Since 2019\n  note: Shaves.');
  await save(withBo(data, { role: 'Teach' }));
  expect(await save(withBo(data, { role: 'Teacher' }))).toMatchObject({ status: 'saved' });
  expect(await project.read(TEAM)).toContain('role: Teacher\n  # Since 2019\n  note: Shaves.\n');
});

test('a choice does not count for a version that has changed since', async ({ form, project }) => {
  const { data, save } = await form(TEAM);
  const mine = withBo(data, { role: 'Mine' });
  await project.edit(TEAM, 'role: Barber', 'role: Theirs');
  const chosen = mineIn(await save(mine));
  await project.edit(TEAM, 'role: Theirs', 'role: Theirs again');
  const result = await save(mine, chosen);
  expect(result).toMatchObject({ conflicts: [{ label: 'Team, Bo, Role', theirs: 'Theirs again' }] });
  expect(await save(mine, mineIn(result))).toMatchObject({ status: 'saved' });
});

test('a mistake that was made elsewhere is shown with the version that has it', async ({ form, project }) => {
  const { data, save } = await form(TEAM);
  await project.edit(TEAM, 'note: Beards.', 'note: 7');
  expect(await save(withBo(data, { role: 'Teacher' }))).toMatchObject({
    status: 'mistakes',
    problems: [{ field: '[1].note' }],
    merged: { data: withBo(data, { role: 'Teacher', note: 7 }) },
  });
});

test('a file that was deleted elsewhere comes back if its changes are chosen', async ({ form, project }) => {
  const { data, save } = await form(ARTICLE);
  const mine = { ...(data as object), author: 'Me' };
  await rm(path.join(project.root, ARTICLE));
  const result = await save(mine);
  expect(result).toMatchObject({ conflicts: [{ mine: 'changed', theirs: 'deleted' }] });
  expect(await save(mine, mineIn(result))).toMatchObject({ status: 'saved' });
  expect(project.diff(ARTICLE)).toEqual([expect.stringMatching(/^-author/u), '+author: Me']);
});

test('a file is whole when the editor is killed while it saves', async ({ project }) => {
  const note = 'n'.repeat(5_000_000);
  const code = `import { writeAtomic } from '${path.resolve('editor/server/files.ts')}';
    for (let at = 0; ; at = (at + 1) % 10) {
      await writeAtomic('.', '${TEAM}', String(at).repeat(${String(note.length)}));
      console.log(at);
    }`;
  for (let kills = 0; kills < 5; kills += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: project.root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const text = await project.read(TEAM);
    expect(text.length).toBe(note.length);
    expect(new Set(text).size).toBe(1);
  }
  expect(project.git('status', '--porcelain')).toBe(` M ${TEAM}\n`);
});

test('changes of two people in one entry are both published, with comments', async ({ project }) => {
  await project.publishElsewhere(TEAM, replacing('  note: Beards.', '  # Since 2019\n  note: Shaves.'));
  await project.edit(TEAM, 'role: Barber', 'role: Barber and teacher');
  expect(await publishAll(project)).toMatchObject({ status: 'published' });
  expect(project.git('show', `origin/main:${TEAM}`)).toContain(
    'name: Bo\n  role: Barber and teacher\n  # Since 2019\n  note: Shaves.\n',
  );
  expect(project.diff(TEAM)).toEqual([]);
});

test('paragraphs that two people changed are both published', async ({ project }) => {
  await project.publishElsewhere(ARTICLE, (text) => `${text.toString()}\nTheir last words.\n`);
  await project.edit(ARTICLE, /^author: .*/mu, 'author: Me');
  await project.edit(ARTICLE, /\n---\n/u, '$&\nMy first words.\n');
  expect(await publishAll(project)).toMatchObject({ status: 'published' });
  expect(project.git('show', `origin/main:${ARTICLE}`)).toMatch(
    /author: Me[\s\S]*My first words\.[\s\S]*Their last words\.\n$/u,
  );
});

test('a photo that two people replaced is a choice between the two', async ({ project }) => {
  const photo = (name: string) => readFile(path.join(project.root, name));
  const [mine, theirs] = [await photo('content/photos/dark.jpg'), await photo('content/photos/curls.jpg')];
  await project.publishElsewhere(PHOTO, () => theirs);
  await writeFile(path.join(project.root, PHOTO), mine);
  const result = await publishAll(project);
  expect(result).toMatchObject({ status: 'conflicts', conflicts: [{ photo: { name: 'waves' } }] });
  expect(await publishAll(project, mineIn(result))).toMatchObject({ status: 'published' });
  expect(await photo(PHOTO)).toEqual(mine);
});

test('a field that two people changed is shown with both values', async ({ open, project }) => {
  await project.publishElsewhere(TEAM, replacing('role: Apprentice', 'role: Theirs'));
  await project.edit(TEAM, 'role: Apprentice', 'role: Mine');
  await project.edit(TEAM, 'role: Assistant', 'role: Stylist');
  const page = await open('changes');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const choice = page.getByRole('group', { name: 'Team, Ng, Role' });
  await expect(choice.getByRole('radio', { name: 'Yours: Mine' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('group')).toHaveCount(1);
  await expectAccessible(page);
  await choice.getByRole('radio', { name: 'Theirs: Theirs' }).check();
  await page.getByRole('button', { name: 'Publish with these' }).click();
  await expect(page.getByText('Your changes are sent to')).toBeVisible();
  expect(await project.read(TEAM)).toMatch(/role: Stylist[\s\S]*role: Theirs/u);
});

test('going back takes changes of others in before it asks again', async ({ project }) => {
  const commit = project.git('rev-parse', 'HEAD').trim();
  await project.publishElsewhere(TEAM, replacing('note: Curls', 'note: Braids'));
  expect(await goBack(project.root, commit, () => undefined)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('Somebody else has published'),
  });
  expect(await project.read(TEAM)).toContain('note: Braids');
});

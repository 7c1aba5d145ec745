import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from 'vitest';
import { openFile, saveFile } from '../../editor/server/save.ts';
import { editedProject } from '../support/edited-project.ts';

const TEAM = 'content/team.yaml';

type Team = readonly Record<string, unknown>[];
const withBo = (team: Team, changes: object) =>
  team.map((person) => (person.name === 'Bo' ? { ...person, ...changes } : person));

const test = base
  .extend('project', async ({}, { onCleanup }) => {
    const project = await editedProject();
    onCleanup(() => project[Symbol.asyncDispose]());
    return project;
  })
  /** The form of a file. */
  .extend('form', ({ project }) => async (file: string) => {
    const opened = await openFile(project.root, file);
    let base = opened.base;
    return {
      data: opened.data as Team,
      /** Changes the file elsewhere. */
      elsewhere: async (from: string | RegExp, to: string) => {
        await project.write(file, (await project.read(file)).replace(from, to));
      },
      /** Saves what was entered since the form was opened. */
      save: async (data: unknown, chosen = {}) => {
        const result = await saveFile(project.root, file, { ...opened, base, data, chosen });
        if (result.status === 'saved') ({ base } = result);
        return result;
      },
    };
  });

test('fields of one entry that were changed here and elsewhere are both saved', async ({ form, project }) => {
  const { data, elsewhere, save } = await form(TEAM);
  await elsewhere('note: Beards.', '# Since 2019\n  note: Shaves.');
  const result = await save(withBo(data, { role: 'Teacher' }));
  expect(result).toMatchObject({
    status: 'saved',
    merged: { data: withBo(data, { role: 'Teacher', note: 'Shaves.' }) },
  });
  expect(await project.read(TEAM)).toContain('role: Teacher\n  # Since 2019\n  note: Shaves.\n');
});

test('what was entered while a merge was saved is saved on top of it', async ({ form, project }) => {
  const { data, elsewhere, save } = await form(TEAM);
  await elsewhere('note: Beards.', 'note: Shaves.');
  await save(withBo(data, { role: 'Teach' }));
  expect(await save(withBo(data, { role: 'Teacher' }))).toMatchObject({ status: 'saved' });
  expect(await project.read(TEAM)).toContain('role: Teacher\n  note: Shaves.\n');
});

test('a field that was changed here and elsewhere is saved when one version is chosen', async ({
  form,
  project,
}) => {
  const { data, elsewhere, save } = await form(TEAM);
  await elsewhere('role: Barber', 'role: Theirs');
  const mine = withBo(data, { role: 'Mine' });
  const result = await save(mine);
  expect(result).toMatchObject({
    status: 'conflicts',
    conflicts: [{ label: 'Team, Bo, Role', mine: 'Mine', theirs: 'Theirs' }],
  });
  expect(await project.read(TEAM)).toContain('role: Theirs');
  const [id = ''] = result.status === 'conflicts' ? result.conflicts.map((conflict) => conflict.id) : [];
  expect(await save(mine, { [id]: 'mine' })).toMatchObject({ status: 'saved' });
  expect(await project.read(TEAM)).toContain('role: Mine');
});

test('a choice does not count for a version that has changed since', async ({ form }) => {
  const { data, elsewhere, save } = await form(TEAM);
  const mine = withBo(data, { role: 'Mine' });
  await elsewhere('role: Barber', 'role: Theirs');
  const result = await save(mine);
  const [id = ''] = result.status === 'conflicts' ? result.conflicts.map((conflict) => conflict.id) : [];
  await elsewhere('role: Theirs', 'role: Theirs again');
  expect(await save(mine, { [id]: 'mine' })).toMatchObject({ status: 'conflicts' });
});

test('a mistake that was made elsewhere is shown with the version that has it', async ({ form }) => {
  const { data, elsewhere, save } = await form(TEAM);
  await elsewhere('note: Beards.', 'note: 7');
  expect(await save(withBo(data, { role: 'Teacher' }))).toMatchObject({
    status: 'mistakes',
    problems: [{ field: '[1].note' }],
    merged: { data: withBo(data, { role: 'Teacher', note: 7 }) },
  });
});

test('a file that was deleted elsewhere comes back if its changes are chosen', async ({ form, project }) => {
  const file = 'content/articles/beards-after-the-rain.md';
  const { data, save } = await form(file);
  const mine = { ...(data as object), author: 'Me' };
  await rm(path.join(project.root, file));
  const result = await save(mine);
  expect(result).toMatchObject({ conflicts: [{ mine: 'changed', theirs: 'deleted' }] });
  const [id = ''] = result.status === 'conflicts' ? result.conflicts.map((conflict) => conflict.id) : [];
  expect(await save(mine, { [id]: 'mine' })).toMatchObject({ status: 'saved' });
  expect(project.diff(file)).toEqual([expect.stringMatching(/^-author/u), '+author: Me']);
});

import { expect, vi } from 'vitest';
import { listContent } from '../../editor/server/entries.ts';
import { confirmSample, listSamples } from '../../editor/server/samples.ts';
import { openFile, saveFile } from '../../editor/server/save.ts';
import { projectTest as test } from '../support/editor.ts';

const TEAM = 'content/team.yaml';
const SALON = 'content/salon.yaml';

test('samples are listed with their places, and confirmed one by one', async ({ project }) => {
  await project.edit(SALON, /^phone: (.*)$/mu, 'phone: $1 # SAMPLE: invented');
  await project.edit(SALON, /^hours:\n/mu, 'hours:\n  # SAMPLE\n');
  await project.edit(TEAM, 'name: Bo', 'name: Bo # SAMPLE');
  const all = async () => (await listSamples(project.root)).map(({ place }) => place);
  const places = await all();
  expect(places).toEqual(expect.arrayContaining(['Phone, email, address, Phone', 'Team, Bo']));
  const values = (await listSamples(project.root)).map(({ value }) => value);
  expect(values).toContain('Bo, Barber, Beards.');
  expect(listContent(project.root).choices.facts).toContainEqual(
    expect.objectContaining({ value: '{phone}', label: expect.stringMatching(/^Phone: \(/u) as string }),
  );
  expect((await openFile(project.root, SALON)).samples).toEqual(
    expect.arrayContaining([['phone'], ['hours']]),
  );
  for (const { file, path } of await listSamples(project.root))
    await confirmSample(project.root, { file, path });
  expect(await all()).toEqual([]);
  expect(await project.read(SALON)).not.toContain('SAMPLE');
});

test('what has mistakes stays as it was, and the rest is saved', async ({ project }) => {
  const { base, data } = await openFile(project.root, TEAM);
  const [first = {}, second = {}, ...others] = data as Record<string, string>[];
  const people = [
    { ...first, role: 'Founder' },
    { ...second, name: '' },
    ...others,
    { name: 'Ada' },
    { name: '' },
  ];
  const result = await saveFile(project.root, TEAM, { base, data: people });
  expect(result).toMatchObject({ status: 'mistakes', base: await project.read(TEAM) });
  expect((await openFile(project.root, TEAM)).data).toEqual([
    { ...first, role: 'Founder' },
    second,
    ...others,
  ]);
});

test('a holiday is listed until its day ends in the salon’s time zone', async ({ project }) => {
  await project.edit(SALON, /^timeZone: .*$/mu, 'timeZone: America/Chicago');
  await project.edit(
    SALON,
    /^holidays:.*\n(?: .*\n)*/mu,
    'holidays:\n  - date: 2026-11-26\n    name: Thanksgiving\n',
  );
  const summary = (now: string) => {
    vi.setSystemTime(now);
    return listContent(project.root).entries.find(({ fields }) => fields?.[0] === 'holidays')?.summary;
  };
  expect(summary('2026-11-27T05:59Z')).toBe('Nov 26, Thanksgiving');
  expect(summary('2026-11-27T06:00Z')).toBe('');
  vi.useRealTimers();
});

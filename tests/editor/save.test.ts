import { expect, vi } from 'vitest';
import { listContent } from '../../editor/server/content/entries.ts';
import { confirmSample, listSamples } from '../../editor/server/content/samples.ts';
import { openFile, saveFile } from '../../editor/server/content/save.ts';
import { projectTest as test } from '../support/editor.ts';

const TEAM = 'content/team.yaml';
const SALON = 'content/salon.yaml';

test('samples beside and above a value are listed, and confirmed one by one', async ({ project }) => {
  await project.edit(SALON, /^hours:\n/mu, 'hours:\n  # SAMPLE\n');
  await project.edit(TEAM, 'name: Bo', 'name: Bo # SAMPLE');
  const samples = listSamples(project.root);
  expect(samples.map(({ file }) => file)).toEqual(expect.arrayContaining([SALON, TEAM]));
  for (const sample of samples) await confirmSample(project.root, sample);
  expect((await project.read(SALON)) + (await project.read(TEAM))).not.toContain('SAMPLE');
});

test('what has problems stays as it was, and the rest is saved', async ({ project }) => {
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
  expect(result).toMatchObject({ status: 'problems', base: await project.read(TEAM) });
  expect((await openFile(project.root, TEAM)).data).toEqual([
    { ...first, role: 'Founder' },
    second,
    ...others,
  ]);
});

test('what another program saves meanwhile in other lines is kept', async ({ project }) => {
  const { base, data } = await openFile(project.root, SALON);
  await project.edit(SALON, 'email: hola@', 'email: hello@');
  // A mistake in another file, such as an engineer's, keeps nobody from work.
  await project.edit(TEAM, 'name: Bo', 'name: ""');
  await saveFile(project.root, SALON, { base, data: { ...(data as object), blurb: 'Curls.' } });
  const saved = await project.read(SALON);
  expect([saved.includes('email: hello@'), saved.includes('blurb: Curls.')]).toEqual([true, true]);
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

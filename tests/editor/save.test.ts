import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { writeFiles } from '../../editor/server/content/content-files.ts';
import { listContent } from '../../editor/server/content/list-content.ts';
import { photoUses } from '../../editor/server/content/photos.ts';
import { confirmSample, listSamples } from '../../editor/server/content/samples.ts';
import { openFile, saveFile } from '../../editor/server/content/save.ts';
import { projectTest as test } from '../support/editor.ts';
import { expectText } from '../support/expected-text.ts';

const TEAM = 'content/team.yaml';
const SALON = 'content/salon.yaml';

test('samples beside and above a value are listed, and confirmed one by one', async ({ project }) => {
  await project.edit(SALON, /^hours:\n/mu, 'hours:\n  # SAMPLE\n');
  await project.edit(TEAM, 'name: Bo', 'name: Bo # SAMPLE');
  const samples = listSamples(project.root);
  const said = samples.map(({ breadcrumb, value }) => `${breadcrumb}: ${value}`);
  await expectText(said.join('\n'), 'samples');
  for (const sample of samples) await confirmSample(project.root, sample);
  expect((await project.read(SALON)) + (await project.read(TEAM))).not.toContain('SAMPLE');
});

test('what has problems stays as it was, and the rest is saved', async ({ project }) => {
  // A mistake in another file, for example one that an engineer pushed, does not block saving.
  await project.edit('content/reviews.yaml', /^/u, '{');
  expect([listSamples(project.root), photoUses(project.root, 'none')]).toEqual([expect.any(Array), []]);
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
  expect(project.diff(TEAM)).toEqual(['-  role: Owner and colorist', '+  role: Founder']);
});

test('a file keeps its line breaks of Windows', async ({ project }) => {
  const file = 'content/articles/draft-of-an-article.md';
  await project.edit(file, /\n/gu, '\r\n');
  const { base, data } = await openFile(project.root, file);
  await saveFile(project.root, file, {
    base,
    data: { ...(data as object), title: 'B' },
    body: '\nOne.\n\nTwo.\n',
  });
  expect(await project.read(file)).toMatch(/^---\r\ntitle: B\r\n(?:.*\r\n)*\r\nOne\.\r\n\r\nTwo\.\r\n$/u);
});

test('what another file needs stays, and files are written together or not at all', async ({ project }) => {
  const { base, data } = await openFile(project.root, 'content/tags.yaml');
  const tags = (data as string[]).filter((tag) => tag !== 'Beards');
  expect(await saveFile(project.root, 'content/tags.yaml', { base, data: tags })).toMatchObject({
    status: 'problems',
    problems: [{}, { file: 'content/articles/beards-after-the-rain.md' }, {}],
  });
  const file = 'content/articles/draft-of-an-article.md';
  const article = await openFile(project.root, file);
  expect(await saveFile(project.root, file, { ...article, body: '\n![A](none)\n' })).toMatchObject({
    problems: [{ path: ['body'], breadcrumb: 'A draft (draft), Text' }],
  });
  mkdirSync(path.join(project.root, 'content/folder.yaml'));
  await expect(writeFiles(project.root, { [TEAM]: '', 'content/folder.yaml': '' })).rejects.toThrow('EISDIR');
  expect(project.git('status', '--porcelain')).toBe('');
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
    return listContent(project.root).menu.find(({ fields }) => fields?.[0] === 'holidays')?.summary;
  };
  expect(summary('2026-11-27T05:59Z')).toBe('Nov 26, Thanksgiving');
  expect(summary('2026-11-27T06:00Z')).toBe('');
  vi.useRealTimers();
});

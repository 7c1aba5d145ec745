import { appendFileSync, chmodSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import { commitMessage, unpublishedChanges } from '../../editor/server/publishing/changes.ts';
import { createMutex } from '../../editor/server/content/content-files.ts';
import { listContent } from '../../editor/server/content/list-content.ts';
import { deletePhoto } from '../../editor/server/content/photos.ts';
import { causeOf, GitError } from '../../editor/server/errors.ts';
import { fileAt, runGit } from '../../editor/server/git.ts';
import { publish, type PublishContext } from '../../editor/server/publishing/publish.ts';
import { undo } from '../../editor/server/publishing/undo.ts';
import type { PublishResult } from '../../editor/shared/api.ts';
import { editedProject, type EditedProject } from '../support/edited-project.ts';
import { projectTest as test } from '../support/editor.ts';
import { expectText } from '../support/expected-text.ts';

const HAIRCUTS = 'content/services/mens-haircuts.yaml';
const SALON = 'content/salon.yaml';
const TEAM = 'content/team.yaml';
const ARTICLE = 'content/articles/beards-after-the-rain.md';
const DRAWING = 'content/drawings/arc.svg';
const PHOTO = 'content/photos/waves.jpg';

afterEach(() => vi.unstubAllEnvs());

const settings = ({ root }: EditedProject) => ({ root, remote: '' });
const send = async (
  project: EditedProject,
  options: Partial<PublishContext> = {},
): Promise<PublishResult> => {
  const usual = { project: settings(project), runExclusive: createMutex(), onStep: () => undefined };
  return publish({ ...usual, ...options }).catch((error: unknown) => ({
    status: 'failed' as const,
    message: causeOf(error) ?? '',
  }));
};
const messageOf = (result: PublishResult) => ('message' in result ? result.message : result.status);
const changePrice = (project: EditedProject) => project.edit(HAIRCUTS, 'price: 47', 'price: 52');
const published = (project: EditedProject, file = HAIRCUTS) =>
  project.git('-C', project.remote, 'show', `main:${file}`);
/** Everything that publishing could change. */
const state = (project: EditedProject) =>
  [
    ['status', '--porcelain'],
    ['rev-parse', 'HEAD'],
    ['-C', project.remote, 'for-each-ref'],
  ].map((args) => project.git(...args));

test('whatever the settings of Git, exactly one branch is published, whole', async () => {
  const project = await editedProject();
  const folder = path.dirname(project.root);
  mkdirSync(`${folder}/hooks`);
  for (const hook of ['pre-push', 'pre-commit', 'commit-msg', 'post-checkout'])
    writeFileSync(`${folder}/hooks/${hook}`, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  project.git('branch', 'private');
  project.git('push', '--quiet', 'origin', 'private');
  project.git(
    'branch',
    '--force',
    'private',
    project.git('commit-tree', '-m', 'Private', '-p', 'HEAD', 'HEAD^{tree}').trim(),
  );
  project.git('tag', '-a', '-m', 'Mine', 'mine');
  const others = () => project.git('-C', project.remote, 'for-each-ref').replaceAll(/.*heads\/main\n/gu, '');
  const before = others();
  await project.publishElsewhere(TEAM, 'note: Curls', 'note: Braids');
  await project.publishElsewhere('.gitignore', 'dist', 'build');
  await changePrice(project);
  vi.stubEnv('HOME', folder);
  vi.stubEnv('GIT_CONFIG_GLOBAL', path.resolve('tests/fixture/gitconfig'));
  expect(await send(project)).toMatchObject({ status: 'published' });
  vi.unstubAllEnvs();
  expect(published(project)).toContain('price: 52');
  expect(published(project, TEAM)).toContain('note: Braids');
  expect(await project.read(TEAM)).toContain('note: Braids');
  expect(project.git('log', '-1', '--format=%B', 'origin/main').trim()).toBe(
    "Men's Haircuts, Cut and Beard: $47 → $52",
  );
  expect(others()).toBe(before);
  expect(project.git('status', '--porcelain')).toBe('');
});

test('what cannot be published leaves all as it was, and is told with its cause', async ({ project }) => {
  await changePrice(project);
  const { git } = project;
  const [lock, merge, revert] = ['index.lock', 'MERGE_HEAD', 'REVERT_HEAD'].map((name) =>
    path.join(project.root, '.git', name),
  ) as [string, string, string];
  const [asker, hook] = [path.join(project.root, '../ask'), path.join(project.remote, 'hooks/pre-receive')];
  const remote = git('remote', 'get-url', 'origin').trim();
  const moveTo = (url: string) => git('remote', 'set-url', 'origin', url);
  const script = (file: string, lines: string) =>
    writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  script(asker, 'read -r answer < /dev/tty || exit 255\nsleep 600');
  const back = () => git('checkout', '--quiet', 'main');
  const cases: readonly (readonly [told: string, prepare: () => unknown, restore: () => unknown])[] = [
    ['index.lock', () => writeFileSync(lock, ''), () => rmSync(lock)],
    ['git merge --abort', () => writeFileSync(merge, git('rev-parse', 'HEAD')), () => rmSync(merge)],
    ['git merge --abort', () => writeFileSync(revert, git('rev-parse', 'HEAD')), () => rmSync(revert)],
    ['no branch', () => git('checkout', '--quiet', '--detach'), back],
    ['only the branch “main” is released', () => git('checkout', '--quiet', '-b', 'master'), back],
    ['only the branch “main” is released', () => git('checkout', '--quiet', '-b', 'Main'), back],
    ['live, origin', () => git('remote', 'add', 'live', '/none'), () => git('remote', 'remove', 'live')],
    [
      'not connected',
      () => git('remote', 'remove', 'origin'),
      () => [
        git('remote', 'add', 'origin', remote),
        git('push', '--quiet', '--set-upstream', 'origin', 'main'),
      ],
    ],
    ['no connection', () => moveTo('https://salon.invalid/repo.git'), () => moveTo(remote)],
    ['no repository', () => moveTo('/none/repo.git'), () => moveTo(remote)],
    [
      'does not let this editor in',
      () => [moveTo('salon@salon.invalid:repo.git'), git('config', 'core.sshCommand', asker)],
      () => [moveTo(remote), git('config', '--unset', 'core.sshCommand')],
    ],
    [
      'problems',
      () => appendFileSync(`${project.root}/content/salon.yaml`, '\nfax: none\n'),
      () => git('checkout', '--quiet', '--', 'content/salon.yaml'),
    ],
    ['refused your changes', () => script(hook, 'echo closed >&2\nexit 1'), () => rmSync(hook)],
    [
      'An engineer has changed .gitignore',
      async () => {
        await project.publishElsewhere('.gitignore', 'dist', 'build');
        await project.edit('.gitignore', 'node_modules', 'packages');
      },
      () => git('checkout', '--quiet', '--', '.gitignore'),
    ],
  ];
  for (const [told, prepare, restore] of cases) {
    await prepare();
    const before = state(project);
    const started = Date.now();
    expect(messageOf(await send(project))).toContain(told);
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(state(project)).toEqual(before);
    restore();
  }
  vi.stubEnv('PATH', '/none');
  expect(messageOf(await send(project))).toContain('Git is not installed');
});

test('a folder that is no repository, or somebody else’s, is called that', async ({ project }) => {
  const hidden = path.join(project.root, '.hidden');
  renameSync(path.join(project.root, '.git'), hidden);
  vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(project.root));
  const result = await send(project);
  renameSync(hidden, path.join(project.root, '.git'));
  expect(messageOf(result)).toContain('no copy of the site’s repository');
  for (const [output, told] of [
    ['fatal: detected dubious ownership in repository', 'belongs to another user'],
    ['remote: fatal: write error: No space left on device', 'disk is full'],
  ] as const)
    expect(causeOf(new GitError(output))).toContain(told);
  expect(causeOf(new GitError('! [remote rejected] 403abc -> main (hook declined)'))).toBeUndefined();
  const hanging = runGit(project.root, ['-c', 'alias.hang=!sleep 2', 'hang'], { timeLimitMs: 100 });
  expect(causeOf(await hanging.catch((error: unknown) => error))).toContain('does not answer');
  // Undo deletes what the commit does not have: a failure of Git must not look like that.
  expect(await fileAt(project.root, 'HEAD', 'content/none.yaml')).toBeUndefined();
  vi.stubEnv('GIT_DIR', '/none');
  await expect(fileAt(project.root, 'HEAD', TEAM)).rejects.toThrow(GitError);
});

test('somebody who publishes in the same moment is named as the cause', async ({ project }) => {
  await changePrice(project);
  const theirs = project.git('commit-tree', '-m', 'Theirs', '-p', 'HEAD', 'HEAD^{tree}').trim();
  const onStep: PublishContext['onStep'] = (step) => {
    if (step === 'sending') project.git('push', '--quiet', project.remote, `${theirs}:main`);
  };
  expect(messageOf(await send(project, { onStep }))).toContain('published in this minute');
});

test('saves go on while a release is built', async ({ project }) => {
  writeFileSync(path.join(project.remote, 'hooks/post-receive'), '#!/bin/sh\nsleep 2\n', { mode: 0o755 });
  await changePrice(project);
  const runExclusive = createMutex();
  const sending = send(project, { runExclusive });
  await expect.poll(() => published(project), { timeout: 15_000 }).toContain('price: 52');
  await runExclusive(() => project.edit(HAIRCUTS, 'price: 52', 'price: 53'));
  expect(await sending).toMatchObject({ status: 'published' });
  expect((await unpublishedChanges(settings(project))).flatMap(({ changes }) => changes)).toMatchObject([
    { from: '$52', to: '$53' },
  ]);
});

test('what is published is called that although Git is locked here, and the next publication goes on', async ({
  project,
}) => {
  const lock = path.join(project.root, '.git/index.lock');
  await changePrice(project);
  const onStep = (step: string) => step === 'sending' && writeFileSync(lock, '');
  expect(await send(project, { onStep })).toMatchObject({ status: 'published' });
  expect(published(project)).toContain('price: 52');
  rmSync(lock);
  await project.edit(HAIRCUTS, 'price: 52', 'price: 53');
  expect(await send(project)).toMatchObject({ status: 'published' });
  expect(published(project)).toContain('price: 53');
});

test('a drawing, a photo or a file that both changed is a choice', async ({ project }) => {
  await project.publishElsewhere(DRAWING, '<svg', '<svg data-a=""');
  await project.edit(DRAWING, '<svg', '<svg data-b=""');
  await project.publishElsewhere(PHOTO, /$/, 'a');
  appendFileSync(path.join(project.root, PHOTO), 'b');
  const before = state(project);
  expect(await send(project)).toMatchObject({
    conflicts: [{ file: DRAWING, label: 'Drawing: arc' }, { file: PHOTO }],
  });
  expect(state(project)).toEqual(before);
  const resolutions = { [DRAWING]: 'mine', [PHOTO]: 'theirs' } as const;
  expect(await send(project, { resolutions })).toMatchObject({ status: 'published' });
  expect(published(project, DRAWING)).toContain('data-b');
  expect(published(project, PHOTO)).toMatch(/a$/u);
  expect(project.git('status', '--porcelain')).toBe('');
});

test('a changed drawing is undone, and other permissions of a file are no change', async ({ project }) => {
  await project.edit(DRAWING, '<svg', '<svg data-mine=""');
  chmodSync(path.join(project.root, TEAM), 0o755);
  expect((await unpublishedChanges(settings(project))).map(({ file }) => file)).toEqual([DRAWING]);
  await undo(settings(project), DRAWING);
  expect(project.diff(DRAWING)).toEqual([]);
  chmodSync(path.join(project.root, TEAM), 0o644);
});

test('what others have published is checked together with it', async ({ project }) => {
  await project.publishElsewhere(TEAM, 'role: Apprentice', `role: ''`);
  await changePrice(project);
  expect(await send(project)).toMatchObject({ status: 'problems', problems: [{ file: TEAM }] });
});

test('a photo that was deleted comes back with its words', async ({ project }) => {
  const { root, git } = project;
  cpSync(path.join(root, PHOTO), path.join(root, 'content/photos/spare.jpg'));
  appendFileSync(path.join(root, 'content/photos/photos.yaml'), `spare: { alt: Spare, focus: '50% 50%' }\n`);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add a photo');
  git('push', '--quiet');
  await deletePhoto(root, 'spare');
  await undo(settings(project), 'content/photos/spare.jpg');
  expect(git('status', '--porcelain')).toBe('');
});

test('the text of an article is undone alone, and what the rest needs is not', async ({ project }) => {
  await project.edit(ARTICLE, 'title: Beards', 'title: Chins');
  await project.edit(ARTICLE, 'Dry it.', 'Wet it.');
  await undo(settings(project), ARTICLE, ['body']);
  expect(project.diff(ARTICLE).map((line) => line.slice(0, 12))).toEqual(['-title: Bear', '+title: Chin']);
  await project.edit('content/tags.yaml', /$/u, '- Chins\n');
  await project.edit(ARTICLE, '- Beards', '- Chins');
  await expect(undo(settings(project), 'content/tags.yaml')).rejects.toThrow('cannot be undone alone');
  expect(await project.read('content/tags.yaml')).toContain('Chins');
});

test('half of a review is not undone: its name and text come back together', async ({ project }) => {
  const file = 'content/reviews.yaml';
  await project.edit(file, /name: .*/u, 'name: Someone Else');
  await project.edit(file, /review: .*/u, 'review: Quite another text, in other words.');
  const [changed] = await unpublishedChanges(settings(project));
  await undo(settings(project), file, changed?.changes[0]?.path);
  expect(project.diff(file)).toEqual([]);
});

test('copies of iCloud and Dropbox are named, and all else works', async ({ project }) => {
  const unusable = ['content/services/mens-haircuts (conflicted copy).yaml', 'content/team copy 2.yaml'];
  const others = [...unusable, 'content/.DS_Store'].map((file) => path.join(project.root, file));
  for (const file of others) writeFileSync(file, 'name: x\n');
  await changePrice(project);
  expect(listContent(project.root).unusableFiles).toEqual([
    { file: unusable[1], copyOf: 'Team' },
    { file: unusable[0], copyOf: "Men's Haircuts" },
  ]);
  expect((await unpublishedChanges(settings(project))).map(({ file }) => file)).toEqual([HAIRCUTS]);
  expect(await send(project)).toMatchObject({ status: 'published' });
  for (const file of others) rmSync(file);
  expect(project.git('status', '--porcelain')).toBe('');
});

test('commits that were never sent are still to be published', async ({ project }) => {
  await changePrice(project);
  project.git('commit', '--quiet', '--all', '--message', 'Mine');
  project.git('branch', '--unset-upstream');
  expect(await unpublishedChanges(settings(project))).toHaveLength(1);
  expect(await send(project)).toMatchObject({ status: 'published' });
  expect(published(project)).toContain('price: 52');
});

/** One change of each kind. */
const CHANGES = [
  [SALON, '- friday\n      - monday', '- monday\n      - tuesday\n      - wednesday'],
  [SALON, '- thursday', '- sunday'],
  [SALON, "opens: '08:30'\n", "opens: '09:00'\n"],
  [SALON, 'date: 2040-12-24', 'date: 2040-12-23'],
  [SALON, '  - { date: 2020-07-04', '  - { date: 2040-12-25, name: Christmas }\n$&'],
  [SALON, 'name: Vacation }', "name: Vacation, opens: '10:00' }"],
  [SALON, /.*Long ago.*\n/u, ''],
  [SALON, 'Café de olla', 'Tea'],
  [SALON, '+15755550137', '+15755550138'],
  [SALON, 'photo: room', 'photo: curls'],
  [HAIRCUTS, 'price: 31', 'price: 75.5'],
  [HAIRCUTS, 'featured: true', 'featured: false'],
  [TEAM, /(- name: Bo\n[^-]+)(- name: Zoë\n[^-]+)/u, '$2$1'],
  [ARTICLE, 'Dry it.', 'Wet it.'],
  ['content/towns.yaml', /^/u, '# Checked\n'],
  [DRAWING, '<svg', '<svg data-mine=""'],
] as const;

test('changes and contents are told in words', async ({ project }) => {
  for (const [file, from, to] of CHANGES) await project.edit(file, from, to);
  const move = (from: string, to: string) => {
    renameSync(path.join(project.root, 'content', from), path.join(project.root, 'content', to));
  };
  move('photos/desk.jpg', 'photos/waves.jpg');
  move('photos/tools.jpg', 'photos/unnamed.jpg');
  move('articles/bangs-before-noon.md', 'articles/renamed.md');
  const changes = await unpublishedChanges(settings(project));
  const { menu } = listContent(project.root);
  const listed = menu.map(({ label, summary }) => `${label}: ${summary}`);
  const text = [commitMessage(changes.slice(0, 5)), commitMessage(changes), ...listed].join('\n');
  await expectText(text.replaceAll(/\w+ \d+(?=, Fiesta)/gu, 'TODAY'), 'changes-and-contents');
});

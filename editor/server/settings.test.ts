import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const HOSTED = {
  EDITOR_URL: 'https://edit.salon.example/',
  EDITOR_PREVIEW_URL: 'https://preview.salon.example',
  EDITOR_DATA_DIR: '/data',
  EDITOR_REMOTE: 'git@server:repo',
};

test.each([
  [{ PORT: '65535' }, /^PORT: found "65535", expected a whole number/u],
  [{ ...HOSTED, EDITOR_URL: 'http://edit.salon.example' }, /^EDITOR_URL: found "http:.* expected an origin/u],
  [{ ...HOSTED, EDITOR_PREVIEW_URL: 'https://a.example/x' }, /^EDITOR_PREVIEW_URL: found/u],
  [{ ...HOSTED, EDITOR_DATA_DIR: '' }, /^EDITOR_DATA_DIR: found nothing/u],
  [{ ...HOSTED, EDITOR_REMOTE: undefined }, /^EDITOR_REMOTE: found nothing/u],
])('a wrong setting is named: %o', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

test('a hosted editor has its own folder, and another one the project’s', () => {
  expect(readSettings(HOSTED)).toMatchObject({
    project: { root: '/data/site', remote: 'git@server:repo' },
    hosting: { origin: 'https://edit.salon.example', previewOrigin: 'https://preview.salon.example' },
    port: 4330,
  });
  expect(readSettings({})).toMatchObject({ project: { root: process.cwd(), remote: '' }, port: 4330 });
  expect(readSettings({})).not.toHaveProperty('hosting');
  expect(readSettings({ PORT: '', DATA_DIR: '' })).toEqual(readSettings({}));
});

import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectTranscript } from '../tests/support/expected-text.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './errors.ts';

type Env = Record<string, string>;

/** What is read from these settings, or why they are refused. */
const resultOf = (env: Env) => {
  try {
    return JSON.stringify(readConfig(env), null, 2).replace(path.resolve('.data'), 'PROJECT/.data');
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
};

describe('settings', () => {
  it('have defaults, also where a variable is empty', async () => {
    expect(readConfig({ PORT: '', CONTACT_WEBHOOK_URL: ' ', TRUST_PROXY: '' })).toEqual(readConfig({}));
    await expectTranscript('settings-read', (env) => resultOf(JSON.parse(env) as Env));
  });

  it('are refused in one line each, which repeats no secret', () =>
    expectTranscript('settings-refused', (env) => resultOf(JSON.parse(env) as Env)));
});

describe('a settings file', () => {
  const folder = temporaryFolder();
  const write = (text: string, mode = 0o600) => {
    const SETTINGS_FILE = path.join(folder, 'salon.env');
    writeFileSync(SETTINGS_FILE, text);
    chmodSync(SETTINGS_FILE, mode);
    return { SETTINGS_FILE };
  };

  it('gives way to the environment, also to an empty variable', () => {
    const env = write('PORT=1\nMAIL_TO=a@example.com\nCONTACT_RATE_LIMIT=7\nDATA_DIR=/a "b" #c');
    const expected = { port: 2, rateLimit: 7, dataDir: '/a "b" #c' };
    expect(readConfig({ ...env, PORT: '2', MAIL_TO: '' })).toMatchObject(expected);
  });

  it('is read, or refused with its line, also when others may read its secrets', () =>
    expectTranscript('settings-files', (input) => {
      const [mode = '', text = ''] = input.split(/ (.*)/u);
      const result = resultOf(write(JSON.parse(text) as string, Number.parseInt(mode, 8)));
      return /"rateLimit": \d+/u.exec(result)?.[0] ?? result.replace(folder, 'FOLDER');
    }));

  it('may be a credential of systemd, unless that is empty', () => {
    writeFileSync(path.join(folder, 'CONTACT_WEBHOOK_KEY'), 'secret\n');
    for (const name of ['CONTACT_WEBHOOK_URL', 'DATABASE_URL']) writeFileSync(path.join(folder, name), '\n');
    const env = { CONTACT_WEBHOOK_URL: 'https://hooks.example.com/', CONTACT_WEBHOOK_KEY: 'key' };
    const config = readConfig({ ...env, CREDENTIALS_DIRECTORY: folder });
    const { CONTACT_WEBHOOK_URL: url } = env;
    expect(config.webhook).toEqual({ url, key: 'secret', keyHeader: 'x-api-key', timeoutMs: 10_000 });
    expect(config.databaseUrl).toBeUndefined();
  });
});

import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectText } from '../tests/support/expected-text.ts';
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
const expectResults = (all: Env[], name: string) =>
  expectText(all.map((env) => `${JSON.stringify(env)}\n${resultOf(env)}`).join('\n\n'), name);

const SMTP_URL = 'smtps://me:secret@smtp.example.com';
const MAIL_TO = 'a@example.com, b@example.com';

describe('settings', () => {
  it('have defaults, also where a variable is empty', async () => {
    expect(readConfig({ PORT: '', CONTACT_WEBHOOK_URL: ' ', TRUST_PROXY: '' })).toEqual(readConfig({}));
    const webhook = {
      CONTACT_WEBHOOK_URL: 'https://n8n',
      CONTACT_WEBHOOK_KEY_HEADER: 'X-Key',
      CONTACT_WEBHOOK_TIMEOUT_MS: '9',
    };
    const mail = { SMTP_URL: 'smtp://mail.example.com:587', MAIL_TO, MAIL_FROM: 'c@d.example' };
    const more = {
      SITE_URL: 'https://Example.com/',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1 ::1,',
      CONTACT_RATE_LIMIT: '0',
    };
    await expectResults([{}, { SMTP_URL, MAIL_TO }, { ...webhook, ...mail, ...more }], 'settings-read');
  });

  it('are refused in one line each, which repeats no secret', async () => {
    const wrong = [
      { PORT: 'http', LOG_LEVEL: 'y' },
      { SITE_URL: 'https://example.com/blog' },
      { CONTACT_WEBHOOK_URL: 'http://127.0.0.1.example/' },
      { CONTACT_WEBHOOK_URL: 'https://a@b' },
      { CONTACT_WEBHOOK_URL: 'hooks.example.com/very/secret' },
      { CONTACT_WEBHOOK_TIMEOUT_MS: '25001' },
      { CONTACT_SUSPECTED: 'drop' },
      { CONTACT_WEBHOOK_KEY: 'two words' },
      { CONTACT_WEBHOOK_KEY_HEADER: 'Content-Type' },
      { TRUST_PROXY: '10.0.0.0/33' },
      { HOST: 'a b', MAIL_TO: 'Me <a@b.co>', SMTP_URL, BACKUP_AGE_RECIPIENT: 'age' },
      { SMTP_URL },
      { MAIL_TO },
      { SMTP_URL: 'https://me:secret@x' },
      { DATABASE_URL: 'mysql://me:secret@db/leads' },
      { SETTINGS_FILE: '/none' },
    ];
    await expectResults(wrong, 'settings-refused');
  });
});

describe('a settings file', () => {
  const folder = temporaryFolder();
  const write = (text: string, mode = 0o600) => {
    const SETTINGS_FILE = path.join(folder, 'salon.env');
    writeFileSync(SETTINGS_FILE, text);
    chmodSync(SETTINGS_FILE, mode);
    return { SETTINGS_FILE };
  };

  it.each([
    ['CONTACT_RATE_LIMIT="7"', 7],
    ["\uFEFF# Mine\r\n; and yours\r\n\r\nCONTACT_RATE_LIMIT='7'\r\n", 7],
    ['CONTACT_RATE_LIMIT=\n', 20],
  ])('%j sets the limit to %i', (text, limit) => {
    expect(readConfig(write(text)).rateLimit).toBe(limit);
  });

  it('gives way to the environment, also to an empty variable', () => {
    const env = write('PORT=1\nMAIL_TO=a@example.com\nCONTACT_RATE_LIMIT=7\nDATA_DIR=/a "b" #c');
    const expected = { port: 2, rateLimit: 7, dataDir: '/a "b" #c' };
    expect(readConfig({ ...env, PORT: '2', MAIL_TO: '' })).toMatchObject(expected);
  });

  const secret = `SMTP_URL=${SMTP_URL}\nMAIL_TO=a@example.com`;
  it.each([
    ['A=1\nPORT=http', 0o600, /salon\.env:2: PORT: found "http", expected a whole number/u],
    ['A=1\n\nexport PORT=1', 0o600, /salon\.env:3: found "export PORT=…", expected NAME=value on one line$/u],
    ['A=1\\\nB=2', 0o600, /salon\.env:1: found "A=1\\…", expected NAME=value on one line$/u],
    [secret, 0o644, /salon\.env:1: SMTP_URL: found a secret in a file that/u],
    [secret, 0o640, /^\{/u],
    ['SMTP_URL=', 0o644, /^\{/u],
  ])('%j with mode %i is taken, or refused with its line', (text, mode, message) => {
    expect(resultOf(write(text, mode))).toMatch(message);
  });

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

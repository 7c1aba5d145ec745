import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './errors.ts';

const PROXIES = 'addresses or networks of proxies separated by commas, like 127.0.0.1,10.0.0.0/8';

const messageFor = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return 'accepted';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
};

describe('settings', () => {
  it('have defaults, also where a variable is empty', () => {
    for (const env of [{}, { PORT: '', CONTACT_WEBHOOK_URL: ' ', TRUST_PROXY: '' }]) {
      const defaults = { port: 4321, host: '127.0.0.1', webhook: undefined, rateLimit: 20, trustProxy: [] };
      expect(readConfig(env)).toMatchObject({
        ...defaults,
        dataDir: path.resolve('.data'),
        logLevel: 'info',
      });
    }
  });

  it.each([
    [{ SITE_URL: 'https://Example.com/' }, { siteUrl: 'https://example.com' }],
    [{ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1 ::1,' }, { trustProxy: ['10.0.0.0/8', '127.0.0.1', '::1'] }],
    [{ CONTACT_RATE_LIMIT: '0' }, { rateLimit: 0 }],
    [
      {
        CONTACT_WEBHOOK_URL: 'https://n8n',
        CONTACT_WEBHOOK_KEY_HEADER: 'X-Key',
        CONTACT_WEBHOOK_TIMEOUT_MS: '9',
      },
      { webhook: { url: 'https://n8n', keyHeader: 'x-key', timeoutMs: 9 } },
    ],
  ])('%j is read as %j', (env, config) => {
    expect(readConfig(env)).toMatchObject(config);
  });

  it.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['SITE_URL', 'https://example.com/blog', 'the origin of the site, like https://example.com'],
    ['CONTACT_WEBHOOK_URL', 'http://n8n/', 'a URL that begins with https://'],
    ['CONTACT_WEBHOOK_URL', 'https://a@b', 'a URL without user name, password and fragment'],
    ['CONTACT_WEBHOOK_TIMEOUT_MS', '25001', 'a whole number from 1 to 25000'],
    ['CONTACT_SUSPECTED', 'drop', 'one of deliver, keep'],
    ['CONTACT_WEBHOOK_KEY_HEADER', 'Content-Type', 'the name of a header that is not reserved'],
    ['TRUST_PROXY', '10.0.0.0/33', PROXIES],
  ])('%s=%s is refused in one line', (name, value, expected) => {
    expect(messageFor({ [name]: value })).toBe(`${name}: found "${value}", expected ${expected}`);
  });

  it('of mail are complete', () => {
    const SMTP_URL = 'smtps://me:secret@smtp.example.com';
    const mail = readConfig({ SMTP_URL, MAIL_TO: 'a@example.com, b@example.com' }).mail;
    expect(mail).toEqual({ url: SMTP_URL, to: 'a@example.com, b@example.com', from: 'a@example.com' });
    expect(messageFor({ SMTP_URL })).toBe(
      'MAIL_TO: found nothing, expected an email address because SMTP_URL is set',
    );
    expect(messageFor({ MAIL_TO: 'a@example.com' })).toMatch(/^SMTP_URL: found nothing/u);
    expect(messageFor({ SMTP_URL: 'https://me:secret@x' })).not.toContain('secret');
    const plain = {
      SMTP_URL: 'smtp://mail.example.com:587',
      MAIL_TO: 'a@example.com',
      MAIL_FROM: 'b@c.example',
    };
    const expected = { url: `${plain.SMTP_URL}?requireTLS=true`, from: plain.MAIL_FROM };
    expect(readConfig(plain).mail).toMatchObject(expected);
  });

  it('are all named when several are wrong, and not repeated when they may be secret', () => {
    expect(messageFor({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
    expect(messageFor({ CONTACT_WEBHOOK_KEY: 'two words' })).not.toContain('two');
    expect(messageFor({ CONTACT_WEBHOOK_URL: 'hooks.example.com/very/secret' })).not.toContain('secret');
    expect(messageFor({ DATABASE_URL: 'mysql://me:secret@db/leads' })).not.toContain('secret');
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
    const env = write('PORT=1\nMAIL_TO=a@example.com\nCONTACT_RATE_LIMIT=7');
    expect(readConfig({ ...env, PORT: '2', MAIL_TO: '' })).toMatchObject({ port: 2, rateLimit: 7 });
  });

  it.each([
    ['A=1\nPORT=http', /salon\.env:2: PORT: found "http", expected a whole number/u],
    ['A=1\n\nexport PORT=1', /salon\.env:3: found "export PORT=…", expected NAME=value on one line$/u],
  ])('%j is refused with its line', (text, message) => {
    expect(messageFor(write(text))).toMatch(message);
  });

  it('that cannot be read is refused, and one that every user can read may hold no secret', () => {
    expect(messageFor({ SETTINGS_FILE: '/none' })).toMatch(
      /^SETTINGS_FILE: found "\/none", expected a file/u,
    );
    const secret = 'SMTP_URL=smtps://me:secret@smtp.example.com\nMAIL_TO=a@example.com';
    expect(messageFor(write(secret, 0o644))).toMatch(
      /salon\.env:1: SMTP_URL: found a secret in a file that/u,
    );
    expect(messageFor(write(secret, 0o640))).toBe('accepted');
    expect(messageFor(write('SMTP_URL=', 0o644))).toBe('accepted');
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

/** The server's settings, read once at start: from SETTINGS_FILE, the environment and systemd's credentials. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { originSchema } from '../contact/origin.ts';
import { MAX_DELIVERY_TIMEOUT_MS } from '../contact/timeouts.ts';
import { describeIssues, nonEmpty, type Variables, wholeNumber } from '../contact/variables.ts';
import { ConfigError } from './errors.ts';
import { readSettingsFile } from './settings-file.ts';

const PROJECT = resolve(import.meta.dirname, '..');

/** Headers that a delivery sets itself, or that `fetch` refuses to send. */
const RESERVED_HEADERS =
  /^(?:connection|content-.*|expect|host|idempotency-key|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|user-agent)$/u;

/**
 * Settings that may hold a secret, with how many characters of a wrong value an error may show. systemd may pass them as
 * credentials; a file that every user can read must not set them.
 */
const SECRETS: Readonly<Record<string, number>> = {
  CONTACT_WEBHOOK_KEY: 0,
  CONTACT_WEBHOOK_URL: 12,
  DATABASE_URL: 12,
  SMTP_URL: 8,
};
/** How many characters of any other wrong value an error shows. */
const SHOWN_CHARACTERS = 80;

function oneOf<Value extends string>(...values: Value[]) {
  return z.enum(values, `one of ${values.join(', ')}`);
}

const HTTPS = 'a URL that begins with https://';
const PROXIES = 'addresses or networks of proxies separated by commas, like 127.0.0.1,10.0.0.0/8';

/** Host names of this machine: messages hold personal data, and leave it only encrypted. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/iu;

const webhookUrl = z
  .url({ error: HTTPS, abort: true })
  .refine((text) => /^https:/iu.test(text) || isLocalHttp(new URL(text)), HTTPS)
  .regex(/^\w+:\/\/[^/?#@]+(?:[/?][^#]*)?$/u, 'a URL without user name, password and fragment');

const keyHeader = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]+$/u, 'the name of a header, like x-api-key')
  .toLowerCase()
  .refine((name) => !RESERVED_HEADERS.test(name), 'the name of a header that is not reserved');

const proxies = z
  .string()
  .transform((text) => text.split(/[\s,]+/u).filter((entry) => entry !== ''))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], PROXIES)));

const addresses = z
  .string()
  .regex(
    /^[^\s@,<>]+@[^\s@,<>]+(?:\s*,\s*[^\s@,<>]+@[^\s@,<>]+)*$/u,
    'an email address, or several separated by commas',
  );

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(4321),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/u, 'a host name or an address to listen on, like 127.0.0.1')
    .default('127.0.0.1'),
  SITE_URL: originSchema.optional(),
  CONTACT_WEBHOOK_URL: webhookUrl.optional(),
  CONTACT_WEBHOOK_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/u, 'printable ASCII characters without spaces')
    .optional(),
  CONTACT_WEBHOOK_KEY_HEADER: keyHeader.default('x-api-key'),
  CONTACT_WEBHOOK_TIMEOUT_MS: wholeNumber(1, MAX_DELIVERY_TIMEOUT_MS).default(10_000),
  /** For drills and tests. */
  CONTACT_FIRST_RETRY_MS: wholeNumber(1, 3_600_000).default(30_000),
  CONTACT_SUSPECTED: oneOf('deliver', 'keep').default('deliver'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/u,
      error: 'the URL of a mail server, like smtps://user:password@smtp.example.com',
    })
    .optional(),
  MAIL_TO: addresses.optional(),
  MAIL_FROM: addresses.optional(),
  CONTACT_RATE_LIMIT: wholeNumber(0, 1_000_000).default(20),
  TRUST_PROXY: proxies.default([]),
  DATA_DIR: z
    .string()
    .transform((text) => resolve(text))
    .default(join(PROJECT, '.data')),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/u,
      error: 'the URL of a PostgreSQL database, like postgres://user:password@host/database',
    })
    .optional(),
  BACKUP_AGE_RECIPIENT: z
    .string()
    .regex(/^(?:age1[0-9a-z]+|ssh-(?:ed25519|rsa) .+)$/u, 'a public key of age, like age1…')
    .optional(),
  BACKUP_COPY_COMMAND: z.string().optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

const settings = variables
  .check(({ value: { SMTP_URL, MAIL_TO }, issues }) => {
    if ((SMTP_URL === undefined) === (MAIL_TO === undefined)) return;
    const [missing, message] =
      SMTP_URL === undefined
        ? ['SMTP_URL', 'the URL of a mail server because MAIL_TO is set']
        : ['MAIL_TO', 'an email address because SMTP_URL is set'];
    issues.push({ code: 'custom', path: [missing], message, input: undefined });
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    /** Origin that the site must have been built for; undefined accepts any. */
    siteUrl: env.SITE_URL,
    webhook:
      env.CONTACT_WEBHOOK_URL === undefined
        ? undefined
        : {
            url: env.CONTACT_WEBHOOK_URL,
            key: env.CONTACT_WEBHOOK_KEY,
            keyHeader: env.CONTACT_WEBHOOK_KEY_HEADER,
            /** How long one delivery may take, in milliseconds. */
            timeoutMs: env.CONTACT_WEBHOOK_TIMEOUT_MS,
          },
    mail:
      env.SMTP_URL === undefined || env.MAIL_TO === undefined
        ? undefined
        : {
            url: encryptedMail(env.SMTP_URL),
            to: env.MAIL_TO,
            from: env.MAIL_FROM ?? env.MAIL_TO.split(',', 1).join(),
          },
    channels: [
      ...(env.CONTACT_WEBHOOK_URL === undefined ? [] : ['webhook' as const]),
      ...(env.SMTP_URL === undefined ? [] : ['mail' as const]),
    ],
    /** Wait before the second attempt of a delivery, in milliseconds. */
    firstRetryMs: env.CONTACT_FIRST_RETRY_MS,
    deliverSuspected: env.CONTACT_SUSPECTED === 'deliver',
    /** Submissions per client address per 10 minutes; 0 is no limit. */
    rateLimit: env.CONTACT_RATE_LIMIT,
    trustProxy: env.TRUST_PROXY,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    backup: {
      /** Public key of age for which backups are encrypted. */
      recipient: env.BACKUP_AGE_RECIPIENT,
      /** Shell command that copies the file "$1" to another machine. */
      copyCommand: env.BACKUP_COPY_COMMAND,
    },
    logLevel: env.LOG_LEVEL,
  }));

export type Config = Readonly<z.infer<typeof settings>>;
export type WebhookConfig = Readonly<NonNullable<Config['webhook']>>;
export type MailConfig = Readonly<NonNullable<Config['mail']>>;

/**
 * Settings that systemd passes as files named after the variable (`LoadCredential=`). Unlike the environment, only the
 * server's user can read them.
 */
function readCredentials(folder: string | undefined): Record<string, string> {
  if (folder === undefined || folder === '') return {};
  const files = Object.keys(SECRETS).filter((name) => existsSync(join(folder, name)));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/**
 * Reads the settings. An empty variable counts as unset. The environment wins over SETTINGS_FILE, and a credential over both.
 * @throws ConfigError that says for each wrong variable what was found and what was expected, and the line of the file
 */
export function readConfig(environment: Variables): Config {
  const file = environment.SETTINGS_FILE ?? '';
  const inFile = file === '' ? new Map<string, never>() : readSettingsFile(file, Object.keys(SECRETS));
  const fromFile = Object.fromEntries([...inFile].map(([name, { value }]) => [name, value]));
  const credentials = readCredentials(environment.CREDENTIALS_DIRECTORY);
  // An empty variable of the environment removes one of the file.
  const env = nonEmpty({ ...fromFile, ...environment, ...nonEmpty(credentials) });
  const result = settings.safeParse(env);
  if (result.success) return result.data;
  const lines = [...describeIssues(result.error, env, formatFound)].map(([name, line]) => {
    const setting = inFile.get(name);
    return setting !== undefined && setting.value === env[name] ? `${file}:${setting.line}: ${line}` : line;
  });
  throw new ConfigError(lines.join('\n'));
}

function formatFound(name: string, value: string): string {
  const maxLength = SECRETS[name] ?? SHOWN_CHARACTERS;
  // The private key stands beside the public one, where the key was made by age-keygen or ssh-keygen.
  if (maxLength === 0 || /AGE-SECRET-KEY-|PRIVATE KEY/iu.test(value))
    return 'a value that is not shown because it is secret';
  const start = value.slice(0, maxLength).replace(/\s+/gu, ' ');
  return value.length > maxLength ? `"${start}…"` : `"${start}"`;
}

function isLocalHttp({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.test(hostname);
}

/** A mail server elsewhere has to offer TLS, or gets nothing. */
function encryptedMail(smtp: string): string {
  const url = new URL(smtp);
  if (url.protocol !== 'smtp:' || LOOPBACK.test(url.hostname)) return smtp;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

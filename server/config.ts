/** The server's settings, read from the environment once at start. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { MAX_DELIVERY_TIMEOUT_MS } from '../contact/timeouts.ts';
import { ConfigError } from './errors.ts';

const PROJECT = path.resolve(import.meta.dirname, '..');

export interface WebhookConfig {
  readonly url: string;
  readonly key: string | undefined;
  readonly keyHeader: string;
  /** How long one delivery may take, in milliseconds. */
  readonly timeoutMs: number;
}

export interface MailConfig {
  readonly url: string;
  readonly to: string;
  readonly from: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin that the site must have been built for; undefined accepts any. */
  readonly siteUrl: string | undefined;
  readonly webhook: WebhookConfig | undefined;
  /** Undefined unless SMTP_URL and MAIL_TO are set. */
  readonly mail: MailConfig | undefined;
  /** Whether the webhook gets suspected spam. */
  readonly deliverSuspected: boolean;
  /** Submissions per client address per 10 minutes; 0 is no limit. */
  readonly rateLimit: number;
  /** Addresses and networks of trusted proxies. */
  readonly trustProxy: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const SUSPECTED = ['deliver', 'keep'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Headers that a delivery sets itself, or that `fetch` refuses to send. */
const RESERVED_HEADERS =
  /^(?:connection|content-.*|expect|host|idempotency-key|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|user-agent)$/;

/** How many characters of a wrong value an error may show: these variables may hold a secret. */
const SHOWN_CHARACTERS: Partial<Record<string, number>> = {
  CONTACT_WEBHOOK_KEY: 0,
  CONTACT_WEBHOOK_URL: 12,
  DATABASE_URL: 12,
  SMTP_URL: 8,
};

function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

const ORIGIN = 'the origin of the site, like https://example.com';
const PROXIES = 'addresses or networks of proxies separated by commas, like 127.0.0.1,10.0.0.0/8';

const origin = z
  .url({ protocol: /^https?$/, error: ORIGIN })
  .refine((text) => /^\w+:\/\/[^/?#@]+\/?$/.test(text), ORIGIN)
  .transform((text) => new URL(text).origin);

/** Messages hold personal data, so plain HTTP is accepted only within this machine. */
const WEBHOOK_ORIGIN = /^https:|^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?=[:/?]|$)/i;

const webhookUrl = z
  .url({ protocol: /^https?$/, error: 'a URL that begins with https://' })
  .refine((text) => WEBHOOK_ORIGIN.test(text), 'a URL that begins with https://')
  .refine(
    (text) => /^\w+:\/\/[^/?#@]+(?:[/?][^#]*)?$/.test(text),
    'a URL without user name, password and fragment',
  );

const keyHeader = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'the name of a header, like x-api-key')
  .toLowerCase()
  .refine((name) => !RESERVED_HEADERS.test(name), 'the name of a header that is not reserved');

const proxies = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], PROXIES)));

const addresses = z
  .string()
  .regex(
    /^[^\s@,<>]+@[^\s@,<>]+(?:\s*,\s*[^\s@,<>]+@[^\s@,<>]+)*$/,
    'an email address, or several separated by commas',
  );

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(4321),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an address to listen on, like 127.0.0.1')
    .default('127.0.0.1'),
  SITE_URL: origin.optional(),
  CONTACT_WEBHOOK_URL: webhookUrl.optional(),
  CONTACT_WEBHOOK_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'printable ASCII characters without spaces')
    .optional(),
  CONTACT_WEBHOOK_KEY_HEADER: keyHeader.default('x-api-key'),
  CONTACT_WEBHOOK_TIMEOUT_MS: wholeNumber(1, MAX_DELIVERY_TIMEOUT_MS).default(10_000),
  CONTACT_SUSPECTED: z.enum(SUSPECTED, `one of ${SUSPECTED.join(', ')}`).default('deliver'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'the URL of a mail server, like smtps://user:password@smtp.example.com',
    })
    .optional(),
  MAIL_TO: addresses.optional(),
  MAIL_FROM: addresses.optional(),
  CONTACT_RATE_LIMIT: wholeNumber(0, 1_000_000).default(20),
  TRUST_PROXY: proxies.default([]),
  DATA_DIR: z
    .string()
    .transform((text) => path.resolve(text))
    .default(path.join(PROJECT, '.data')),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'the URL of a PostgreSQL database, like postgres://user:password@host/database',
    })
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/**
 * Settings that systemd passes as files named after the variable (`LoadCredential=`). Unlike the environment, only the
 * server's user can read them. An empty file counts as unset.
 */
function readCredentials(folder: string | undefined): Record<string, string> {
  if (folder === undefined) return {};
  const files = Object.keys(SHOWN_CHARACTERS).filter((name) => existsSync(path.join(folder, name)));
  const credentials = files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(credentials.filter(([, value]) => value.trim() !== ''));
}

/**
 * Reads the settings. An empty variable counts as unset.
 * @throws ConfigError that says for each wrong variable what was found and what was expected
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const env = { ...environment, ...readCredentials(environment.CREDENTIALS_DIRECTORY) };
  const set = Object.entries(env)
    .map(([name, value]) => [name, value?.trim()] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  const result = settings.safeParse(Object.fromEntries(set));
  if (!result.success) throw new ConfigError(describe(result.error, env));
  const { data } = result;
  const { SMTP_URL: smtp, MAIL_TO: to, MAIL_FROM: from } = data;
  if ((smtp === undefined) !== (to === undefined))
    throw new ConfigError(
      smtp === undefined
        ? 'SMTP_URL: found nothing, expected the URL of a mail server because MAIL_TO is set'
        : 'MAIL_TO: found nothing, expected an email address because SMTP_URL is set',
    );
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL,
    webhook:
      data.CONTACT_WEBHOOK_URL === undefined
        ? undefined
        : {
            url: data.CONTACT_WEBHOOK_URL,
            key: data.CONTACT_WEBHOOK_KEY,
            keyHeader: data.CONTACT_WEBHOOK_KEY_HEADER,
            timeoutMs: data.CONTACT_WEBHOOK_TIMEOUT_MS,
          },
    mail:
      smtp === undefined || to === undefined
        ? undefined
        : { url: encryptedMail(smtp), to, from: from ?? to.split(',', 1).join() },
    deliverSuspected: data.CONTACT_SUSPECTED === 'deliver',
    rateLimit: data.CONTACT_RATE_LIMIT,
    trustProxy: data.TRUST_PROXY,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
  };
}

/** One line for each wrong variable. */
function describe(error: z.ZodError, env: Readonly<Record<string, string | undefined>>): string {
  const expected = new Map<string, string>();
  for (const {
    path: [name],
    message,
  } of error.issues) {
    if (!expected.has(String(name))) expected.set(String(name), message);
  }
  return [...expected]
    .map(([name, message]) => `${name}: found ${shown(name, env[name]?.trim() ?? '')}, expected ${message}`)
    .join('\n');
}

function shown(name: string, value: string): string {
  const maxLength = SHOWN_CHARACTERS[name] ?? 80;
  if (maxLength === 0) return 'a value that is not shown because it is secret';
  const start = value.slice(0, maxLength).replace(/\s+/g, ' ');
  return value.length > maxLength ? `"${start}…"` : `"${start}"`;
}

/** Messages hold personal data, so a mail server elsewhere has to offer TLS, or gets nothing. */
function encryptedMail(smtp: string): string {
  const url = new URL(smtp);
  if (url.protocol !== 'smtp:' || /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(url.hostname))
    return smtp;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** The server's settings: read from the environment once, at start, and wrong in one clear line or not at all. */
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';

const PROJECT = path.resolve(import.meta.dirname, '..');

/** A setting that cannot be used. Its message is one line for the person who set it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface WebhookConfig {
  readonly url: string;
  readonly key: string | undefined;
  readonly keyHeader: string;
  /** How long one delivery may take, in milliseconds. */
  readonly timeoutMs: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin that the site must have been built for; undefined takes the built one. */
  readonly siteUrl: string | undefined;
  readonly webhook: WebhookConfig | undefined;
  /** Submissions per client address per 10 minutes; 0 is no limit. */
  readonly rateLimit: number;
  readonly trustProxy: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const OWN_HEADERS = [
  'content-type',
  'content-length',
  'idempotency-key',
  'host',
  'connection',
  'transfer-encoding',
];

const wholeNumber = (least: number, most: number) => {
  const wants = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, wants)
    .transform(Number)
    .refine((value) => value >= least && value <= most, wants);
};

/** An address with one of these schemes, without user name, password or fragment. */
const address = (schemes: readonly string[], wants: string, credentials = false) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    if (url === null || !schemes.includes(url.protocol) || url.hostname === '' || url.hash !== '')
      return false;
    return credentials || (url.username === '' && url.password === '');
  }, wants);

const ORIGIN = 'the origin of the site, like https://example.com';
const PROXIES = 'addresses or networks of proxies separated by commas, like 127.0.0.1,10.0.0.0/8';

/** One entry a variable; its message says what the variable wants. */
const variables = {
  PORT: wholeNumber(0, 65_535).default(4321),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an address to listen on, like 127.0.0.1')
    .default('127.0.0.1'),
  SITE_URL: address(['http:', 'https:'], ORIGIN)
    .refine((value) => URL.parse(value)?.pathname === '/' && !value.includes('?'), ORIGIN)
    .transform((value) => new URL(value).origin)
    .optional(),
  CONTACT_WEBHOOK_URL: address(
    ['http:', 'https:'],
    'an address that begins with https:// or http://',
  ).optional(),
  CONTACT_WEBHOOK_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'printable ASCII characters without spaces')
    .optional(),
  CONTACT_WEBHOOK_KEY_HEADER: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'the name of a header, like x-api-key')
    .transform((value) => value.toLowerCase())
    .refine((value) => !OWN_HEADERS.includes(value), 'the name of a header that is not already in use')
    .default('x-api-key'),
  CONTACT_WEBHOOK_TIMEOUT_MS: wholeNumber(1, 120_000).default(10_000),
  CONTACT_RATE_LIMIT: wholeNumber(0, 1_000_000).default(20),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isNetwork), PROXIES)
    .default([]),
  DATA_DIR: z
    .string()
    .transform((value) => path.resolve(value))
    .default(path.join(PROJECT, '.data')),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'an address of PostgreSQL, like postgres://user:password@host/database',
    true,
  ).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
};

/** How much of a wrong value may be repeated, in characters: these may hold a secret. */
const SHOWN: Partial<Record<string, number>> = {
  CONTACT_WEBHOOK_KEY: 0,
  CONTACT_WEBHOOK_URL: 12,
  DATABASE_URL: 12,
};

/**
 * Reads the settings. An empty variable counts as one that is not set.
 * @throws ConfigError naming the first wrong variable, what it got and what it wants.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.fromEntries(Object.keys(variables).map((name) => [name, given(env[name])]));
  const result = z.object(variables).safeParse(values);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new ConfigError(
      `${name} is ${shown(name, values[name] ?? '')}, but wants ${issue?.message ?? ''}.`,
    );
  }
  const read = result.data;
  return {
    port: read.PORT,
    host: read.HOST,
    siteUrl: read.SITE_URL,
    webhook:
      read.CONTACT_WEBHOOK_URL === undefined
        ? undefined
        : {
            url: read.CONTACT_WEBHOOK_URL,
            key: read.CONTACT_WEBHOOK_KEY,
            keyHeader: read.CONTACT_WEBHOOK_KEY_HEADER,
            timeoutMs: read.CONTACT_WEBHOOK_TIMEOUT_MS,
          },
    rateLimit: read.CONTACT_RATE_LIMIT,
    trustProxy: read.TRUST_PROXY,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    logLevel: read.LOG_LEVEL,
  };
}

function given(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function isNetwork(entry: string): boolean {
  const [host = '', prefix, ...rest] = entry.split('/');
  const family = isIP(host);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(host, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}

function shown(name: string, value: string): string {
  const most = SHOWN[name] ?? 80;
  const start = value.slice(0, most).replace(/\s+/g, ' ');
  if (most === 0) return 'a value that is not shown because it is a secret';
  return value.length > most ? `"${start}…"` : `"${start}"`;
}

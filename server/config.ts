/** The server's settings: read from the environment once, at start, and wrong in one clear line or not at all. */
import path from 'node:path';
import { address, matching, networks, oneOf, origin, type Reader, Wanted, wholeNumber } from './settings.ts';

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
  const read = <T, D>(name: string, reader: Reader<T>, otherwise: D): T | D => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return otherwise;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof Wanted)) throw error;
      throw new ConfigError(`${name} is ${shown(name, text)}, but wants ${error.message}.`);
    }
  };
  const host = matching(/^[\w.:-]+$/, 'a host name or an address to listen on, like 127.0.0.1');
  const webhook = address(['http:', 'https:'], 'an address that begins with https:// or http://');
  const key = matching(/^[\x21-\x7e]+$/, 'printable ASCII characters without spaces');
  const postgres = 'an address of PostgreSQL, like postgres://user:password@host/database';
  const proxies = 'addresses or networks of proxies separated by commas, like 127.0.0.1,10.0.0.0/8';
  const settings = {
    port: read('PORT', wholeNumber(0, 65_535), 4321),
    host: read('HOST', host, '127.0.0.1'),
    siteUrl: read('SITE_URL', origin('the origin of the site, like https://example.com'), undefined),
    rateLimit: read('CONTACT_RATE_LIMIT', wholeNumber(0, 1_000_000), 20),
    trustProxy: read('TRUST_PROXY', networks(proxies), []),
    dataDir: read('DATA_DIR', (text) => path.resolve(text), path.join(PROJECT, '.data')),
    databaseUrl: read('DATABASE_URL', address(['postgres:', 'postgresql:'], postgres, true), undefined),
    logLevel: read('LOG_LEVEL', oneOf(LOG_LEVELS), 'info'),
  };
  const url = read('CONTACT_WEBHOOK_URL', webhook, undefined);
  const delivery = {
    key: read('CONTACT_WEBHOOK_KEY', key, undefined),
    keyHeader: read('CONTACT_WEBHOOK_KEY_HEADER', headerName, 'x-api-key'),
    timeoutMs: read('CONTACT_WEBHOOK_TIMEOUT_MS', wholeNumber(1, 120_000), 10_000),
  };
  return { ...settings, webhook: url === undefined ? undefined : { url, ...delivery } };
}

/** A header that the server does not set itself, in lower case. */
function headerName(text: string): string {
  const name = matching(/^[\w!#$%&'*+.^`|~-]+$/, 'the name of a header, like x-api-key')(text).toLowerCase();
  if (OWN_HEADERS.includes(name)) throw new Wanted('the name of a header that is not already in use');
  return name;
}

function shown(name: string, value: string): string {
  const most = SHOWN[name] ?? 80;
  const start = value.slice(0, most).replace(/\s+/g, ' ');
  if (most === 0) return 'a value that is not shown because it is a secret';
  return value.length > most ? `"${start}…"` : `"${start}"`;
}

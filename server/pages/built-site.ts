/** Reads the built site into memory, once, in the first moments: then it cannot change or vanish under a running server. */
import { hash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config.ts';
import { contentType } from './content-types.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { Encoding } from './encoding.ts';
import { NOTHING_ALLOWED, SECURITY_HEADERS } from '../security-headers.ts';

export interface Variant {
  readonly body: Buffer;
  /** Strong validator: another encoding is another representation and has its own (RFC 9110, section 8.8.3). */
  readonly etag: string;
}

export interface BuiltFile {
  readonly cacheControl: string;
  /** What it is, and what it may do: the headers that go with its content, however it is asked for. */
  readonly headers: Readonly<Record<'content-type' | 'content-security-policy', string>>;
  /** Where the rules for opening this page's links ahead of a press are (header `Speculation-Rules`), for pages. */
  readonly speculation: string | undefined;
  readonly variants: ReadonlyMap<Encoding, Variant>;
  readonly encodings: ReadonlySet<Encoding>;
}

/** What the build wrote down about itself, for the server alone. */
export interface SiteFacts {
  /** The origin that the pages carry. */
  readonly siteUrl: string;
  readonly salonName: string;
  readonly phone: string;
  /** Path of an earlier site, without a slash at its end → where it leads now. */
  readonly redirects: Readonly<Record<string, string>>;
}

export interface BuiltSite {
  readonly facts: SiteFacts;
  /** By the path it is asked for: `/`, `/about`, `/_astro/x.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly notFound: BuiltFile | undefined;
}

const FACTS_FILE = 'site.json';
/** What the build says to servers, this one or others (server/hosting), and to nobody else. */
const FOR_SERVERS = /^(?:site\.json|_headers|_redirects|_nginx\/.*)$/;
const NOT_FOUND_FILE = '404.html';
const SPECULATION_FILE = 'speculation-rules.json';
/** What lies under `_astro`, or under a version of the search index, has a hash in its path; the rest is asked for again. */
export const HASHED = /^(?:_astro|search\/[\da-f]{10})\//;
/** How long reading may keep everybody waiting at a time, in milliseconds. */
const SLICE_MS = 3;
const COMPRESSED = { br: '.br', gzip: '.gz' } as const;

/**
 * @param dist folder that `npm run build` wrote
 * @throws ConfigError when the folder holds no built site.
 */
export function readBuiltSite(dist: string): BuiltSite {
  const facts = readFacts(path.join(dist, FACTS_FILE));
  const found = namesBelow(dist, '');
  const all = new Set(found);
  const files = new Map<string, BuiltFile>();
  let notFound: BuiltFile | undefined;
  for (const name of found) {
    if (FOR_SERVERS.test(name) || isCompressedCopy(name, all)) continue;
    const file = readBuiltFile(dist, name, all);
    if (name === NOT_FOUND_FILE) notFound = file;
    else files.set(pathOf(name), file);
  }
  return { facts, files, notFound };
}

/** Every file by its path from `dist`. One after the other and at once: nobody waits for anything else at a start. */
function namesBelow(dist: string, folder: string): string[] {
  const nameOf = (entry: Dirent) => `${folder}${entry.name}`;
  return readdirSync(path.join(dist, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesBelow(dist, `${nameOf(entry)}/`) : entry.isFile() ? [nameOf(entry)] : [],
  );
}

function readFacts(file: string): SiteFacts {
  if (!existsSync(file)) throw new ConfigError(`There is no built site at ${file}: run npm run build first.`);
  try {
    const facts = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof SiteFacts, unknown>>;
    const redirects = Object.entries(facts.redirects ?? {}).map(
      ([from, to]) => [from, text(to, '/')] as const,
    );
    return {
      siteUrl: new URL(text(facts.siteUrl, 'http')).origin,
      salonName: text(facts.salonName),
      phone: text(facts.phone),
      redirects: Object.fromEntries(redirects),
    };
  } catch {
    throw new ConfigError(`${file} is not what the build writes: run npm run build again.`);
  }
}

/** @throws Error when it is no text, an empty one, or one that begins otherwise */
function text(value: unknown, start = ''): string {
  if (typeof value !== 'string' || value === '' || !value.startsWith(start)) throw new Error();
  return value;
}

/** What it is, and what may be done with it, is found out when it is first asked for: no start waits for a thousand files. */
function readBuiltFile(dist: string, name: string, all: ReadonlySet<string>): BuiltFile {
  const lasting = HASHED.test(name);
  const body = (lasting ? whenAsked : atOnce)(path.join(dist, name));
  const headers = once(() => headersOf(name, body));
  const speculation =
    name.endsWith('.html') && all.has(SPECULATION_FILE) ? `"/${SPECULATION_FILE}"` : undefined;
  const variants = once(() => {
    // Of a file whose path has a hash in it, the path says all: its content never changes.
    const said = lasting ? name : hash('sha256', body());
    // A copy with other headers is not current either: a 304 does not say them again.
    const tag = hash('sha256', said + JSON.stringify([headers(), speculation]), 'base64url').slice(0, 22);
    const found = new Map<Encoding, Variant>([['identity', variant(body, `"${tag}"`)]]);
    for (const encoding of ['br', 'gzip'] as const) {
      const sibling = name + COMPRESSED[encoding];
      if (all.has(sibling))
        found.set(encoding, variant(whenAsked(path.join(dist, sibling)), `"${tag}-${encoding}"`));
    }
    return found;
  });
  const encodings = once(() => new Set(variants().keys()));
  return {
    cacheControl: cacheControl(name),
    speculation,
    get headers() {
      return headers();
    },
    get variants() {
      return variants();
    },
    get encodings() {
      return encodings();
    },
  };
}

function headersOf(name: string, body: () => Buffer): BuiltFile['headers'] {
  return {
    ...SECURITY_HEADERS,
    'content-type': contentType(name),
    'content-security-policy': name.endsWith('.html')
      ? contentSecurityPolicy(body().toString('utf8'))
      : NOTHING_ALLOWED,
  };
}

function variant(body: () => Buffer, etag: string): Variant {
  return {
    etag,
    get body() {
      return body();
    },
  };
}

function atOnce(file: string): () => Buffer {
  const body = readFileSync(file);
  return () => body;
}

/** Nine tenths of the site is pictures, and each page is there in three encodings: no first answer waits for them all. */
function whenAsked(file: string): () => Buffer {
  return once(() => readFileSync(file));
}

function once<T extends object>(find: () => T): () => T {
  let found: T | undefined;
  return () => (found ??= find());
}

/** Reads what is still to be read, a little at a time between other work: a deploy may take the files away. */
export function readTheRest({ files }: BuiltSite): void {
  const variants = variantsOf(files);
  const some = () => {
    const until = performance.now() + SLICE_MS;
    for (let next = variants.next(); next.done !== true; next = variants.next())
      if (next.value.body.length >= 0 && performance.now() > until) {
        setImmediate(some);
        return;
      }
  };
  some();
}

function* variantsOf(files: BuiltSite['files']): Generator<Variant, undefined> {
  for (const { variants } of files.values()) yield* variants.values();
}

function cacheControl(name: string): string {
  if (HASHED.test(name)) return 'public, max-age=31536000, immutable';
  // Long enough that a page fetched while the pointer rests on its link is still there when the link is pressed.
  if (name.endsWith('.html')) return 'public, max-age=60';
  return /\.(?:xml|txt|json|webmanifest)$/.test(name) ? 'public, no-cache' : 'public, max-age=3600';
}

function isCompressedCopy(name: string, all: ReadonlySet<string>): boolean {
  return Object.values(COMPRESSED).some(
    (ending) => name.endsWith(ending) && all.has(name.slice(0, -ending.length)),
  );
}

function pathOf(name: string): string {
  const page = name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${page}`;
}

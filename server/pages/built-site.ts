/** Reads the built site into memory, once: what is served afterwards cannot change or vanish under a running server. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ConfigError } from '../config.ts';
import { contentType } from './content-types.ts';
import { contentSecurityPolicy } from './csp.ts';
import { type Encoding } from './encoding.ts';
import { NOTHING_ALLOWED } from '../security-headers.ts';

export interface Variant {
  readonly body: Buffer;
  /** Strong validator: another encoding is another representation and has its own (RFC 9110, section 8.8.3). */
  readonly etag: string;
}

export interface BuiltFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly policy: string;
  /** Where the rules for opening this page's links ahead of a press are (header `Speculation-Rules`), for pages. */
  readonly speculation: string | undefined;
  readonly variants: ReadonlyMap<Encoding, Variant>;
  readonly encodings: ReadonlySet<Encoding>;
}

/** What the build wrote down about itself, for the server alone. */
const siteFacts = z.object({
  siteUrl: z.url().transform((value) => new URL(value).origin),
  salonName: z.string().min(1),
  phone: z.string().min(1),
  /** Path of an earlier site, without a slash at its end → where it leads now. */
  redirects: z.record(z.string(), z.string().startsWith('/')).default({}),
});
export type SiteFacts = z.infer<typeof siteFacts>;

export interface BuiltSite {
  readonly facts: SiteFacts;
  /** By the path it is asked for: `/`, `/about`, `/_astro/x.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly notFound: BuiltFile | undefined;
}

const FACTS_FILE = 'site.json';
const NOT_FOUND_FILE = '404.html';
const SPECULATION_FILE = 'speculation-rules.json';
const COMPRESSED = { br: '.br', gzip: '.gz' } as const;

/**
 * @param dist folder that `npm run build` wrote
 * @throws ConfigError when the folder holds no built site.
 */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const facts = await readFacts(path.join(dist, FACTS_FILE));
  const names = await readdir(dist, { recursive: true, withFileTypes: true });
  const found = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const all = new Set(found);
  const files = new Map<string, BuiltFile>();
  let notFound: BuiltFile | undefined;
  for (const name of found) {
    if (name === FACTS_FILE || isCompressedCopy(name, all)) continue;
    const file = await readBuiltFile(dist, name, all);
    if (name === NOT_FOUND_FILE) notFound = file;
    else files.set(pathOf(name), file);
  }
  return { facts, files, notFound };
}

async function readFacts(file: string): Promise<SiteFacts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new ConfigError(`There is no built site at ${file}: run npm run build first.`);
  try {
    return siteFacts.parse(JSON.parse(text));
  } catch {
    throw new ConfigError(`${file} is not what the build writes: run npm run build again.`);
  }
}

async function readBuiltFile(dist: string, name: string, all: ReadonlySet<string>): Promise<BuiltFile> {
  const variants = new Map<Encoding, Variant>();
  const body = await readFile(path.join(dist, name));
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  variants.set('identity', { body, etag: `"${tag}"` });
  for (const encoding of ['br', 'gzip'] as const) {
    const sibling = name + COMPRESSED[encoding];
    if (!all.has(sibling)) continue;
    variants.set(encoding, { body: await readFile(path.join(dist, sibling)), etag: `"${tag}-${encoding}"` });
  }
  const type = contentType(name);
  return {
    type,
    cacheControl: cacheControl(name),
    speculation: name.endsWith('.html') && all.has(SPECULATION_FILE) ? `"/${SPECULATION_FILE}"` : undefined,
    policy: name.endsWith('.html') ? contentSecurityPolicy(body.toString('utf8')) : NOTHING_ALLOWED,
    variants,
    encodings: new Set(variants.keys()),
  };
}

/** What lies under `_astro`, or under a version of the search index, has a hash in its path; the rest is asked for again. */
const HASHED = /^(?:_astro|search\/[\da-f]{10})\//;

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

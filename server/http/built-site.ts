/** Reads the built site into memory, so that a new build does not affect a running server. */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import mime from 'mime';
import { SITE_RECORD, type SiteRecord } from '../../contact/site-record.ts';
import { ConfigError } from '../errors.ts';
import { DEFAULT_POLICY, SECURITY_HEADERS } from './security-headers.ts';
import { contentSecurityPolicy } from './csp.ts';

/** A file in one encoding. */
export interface Variant {
  readonly body: Buffer;
  /** All headers of an answer with this body. An encoding has an ETag of its own (RFC 9110, section 8.8.3). */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
}

/** A file in each encoding that the build has made. */
export type BuiltFile = Readonly<{ identity: Variant; br?: Variant; gzip?: Variant }>;

export interface BuiltSite {
  readonly record: SiteRecord;
  /** By decoded path: `/`, `/about`, `/_astro/x.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly notFound: BuiltFile | undefined;
}

/** What the build tells this server, and compressed copies. */
const NOT_SENT = /^site\.json$|\.(?:br|gz)$/u;
const NOT_FOUND = '404.html';
const SPECULATION_RULES = 'speculation-rules.json';
/** Folder of the files whose names contain a hash of their content. */
const HASHED_FOLDER = '_astro/';
/** By file name or extension: RSS, speculation rules and vCard (RFC 6350). */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'speculation-rules.json': 'application/speculationrules+json',
  '.vcf': 'text/vcard; charset=utf-8',
};
const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/**
 * @param dist folder that `npm run build` wrote
 * @throws ConfigError when the folder holds no built site
 */
export function readBuiltSite(dist: string): BuiltSite {
  const record = readRecord(join(dist, 'site.json'));
  const names = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (!NOT_SENT.test(name)) files.set(pathOf(name), readBuiltFile(dist, name, names));
  }
  const notFound = files.get(pathOf(NOT_FOUND));
  files.delete(pathOf(NOT_FOUND));
  return { record, files, notFound };
}

function readRecord(file: string): SiteRecord {
  if (!existsSync(file)) throw new ConfigError(`${file}: not found. To build the site: npm run build`);
  try {
    return SITE_RECORD.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigError(`${file}: invalid content. To build the site again: npm run build`);
  }
}

function readBuiltFile(dist: string, name: string, names: ReadonlySet<string>): BuiltFile {
  const body = readFileSync(join(dist, name));
  const isPage = name.endsWith('.html');
  const hasRules = isPage && names.has(SPECULATION_RULES);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': contentType(name),
    'cache-control': cacheControl(name),
    'content-security-policy': isPage ? contentSecurityPolicy(body.toString('utf8')) : DEFAULT_POLICY,
    ...(hasRules && { 'speculation-rules': `"/${SPECULATION_RULES}"` }),
  };
  const copies = Object.entries(EXTENSIONS).filter(([, extension]) => names.has(name + extension));
  // Covers the headers, too: a 304 does not repeat them, so a change of theirs must change the ETag.
  const tag = hash('sha256', hash('sha256', body) + JSON.stringify(headers), 'base64url').slice(0, 22);
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    body: bytes,
    headers: {
      ...headers,
      etag: encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`,
      'content-length': String(bytes.length),
      ...(copies.length > 0 && { vary: 'Accept-Encoding' }),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  });
  const compressed = copies.map(
    ([encoding, extension]) =>
      [encoding, variant(readFileSync(join(dist, name + extension)), encoding)] as const,
  );
  return { identity: variant(body), ...Object.fromEntries(compressed) };
}

/** The Content-Type of a file by its name; `application/octet-stream` for an unknown extension. */
function contentType(file: string): string {
  const exception = CONTENT_TYPES[file] ?? CONTENT_TYPES[extname(file)];
  if (exception !== undefined) return exception;
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml)$/u.test(type) ? `${type}; charset=utf-8` : type;
}

function cacheControl(name: string): string {
  if (name === NOT_FOUND) return 'public, no-cache';
  if (name.startsWith(HASHED_FOLDER)) return 'public, max-age=31536000, immutable';
  // Long enough for a prerendered page to be still fresh when its link is clicked.
  if (name.endsWith('.html')) return 'max-age=60';
  return /\.(?:xml|txt|json|webmanifest)$/u.test(name) ? 'public, no-cache' : 'public, max-age=3600';
}

function pathOf(name: string): string {
  return `/${name.replace(/(?:^|\/)index\.html$/u, '').replace(/\.html$/u, '')}`;
}

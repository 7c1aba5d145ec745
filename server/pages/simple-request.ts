/** Reads the plainest of requests, the one that browsers send for pages and pictures. */
import type { Asked } from './answers.ts';

export interface SimpleRequest extends Asked {
  /** As sent, without its query. */
  readonly path: string;
}

/** Longer ones are read by Node, which has a limit of its own. */
const MOST_BYTES = 8192;

/**
 * One whole GET of RFC 9112 and nothing after it. Every character has one place where it can stand, so a text that does
 * not match is known not to in one pass.
 */
const WHOLE = /^GET \/[\x21-\x7e]* HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e]*\r\n)+\r\n$/;
/** Nothing that has to be decoded, and no other way of writing a path. */
const PLAIN_PATH = /^\/[\w./~-]*$/;
/** What comes with a body, or is more than a question and an answer. */
const NOT_SIMPLE = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade', 'trailer', 'te']);
const READ = ['host', 'connection', 'accept-encoding', 'if-none-match', 'save-data'] as const;
type Read = (typeof READ)[number];
/** Length and first letter of a name: most headers are known by them to be none that has to be looked at. */
const mark = (length: number, first: number) => (length << 8) | first | 0x20;
const LOOKED_AT = new Map(
  [...NOT_SIMPLE, ...READ].map((name) => [mark(name.length, name.charCodeAt(0)), name]),
);

/**
 * Undefined for everything that is not exactly one plain GET: in doubt, somebody who knows all of HTTP shall read it.
 * A header that counts and comes twice is such a doubt.
 */
export function readSimpleRequest(bytes: Buffer): SimpleRequest | undefined {
  if (bytes.length > MOST_BYTES) return undefined;
  const text = bytes.toString('latin1');
  if (!WHOLE.test(text)) return undefined;
  const found: Partial<Record<Read, string>> = {};
  let at = text.indexOf('\r\n') + 2;
  const target = text.slice('GET '.length, at - ' HTTP/1.1\r\n'.length);
  for (const end = text.length - 2; at < end;) {
    const colon = text.indexOf(':', at);
    const next = text.indexOf('\r\n', colon) + 2;
    const name = LOOKED_AT.get(mark(colon - at, text.charCodeAt(at)));
    if (name !== undefined && text.slice(at, colon).toLowerCase() === name) {
      if (!isRead(name) || found[name] !== undefined) return undefined;
      found[name] = text.slice(colon + 1, next).trim();
    }
    at = next;
  }
  const { connection = 'keep-alive', host } = found;
  if (host === undefined || connection.toLowerCase() !== 'keep-alive') return undefined;
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (!PLAIN_PATH.test(path)) return undefined;
  return {
    path,
    acceptEncoding: found['accept-encoding'],
    ifNoneMatch: found['if-none-match'],
    saveData: found['save-data'],
  };
}

function isRead(name: string): name is Read {
  return (READ as readonly string[]).includes(name);
}

/** What a request for a file is answered with: put together when it is first asked for, and kept. */
import type { BuiltFile, Variant } from './built-site.ts';
import { chooseEncoding } from './encoding.ts';

/** The headers of a request that change its answer. */
export interface Asked {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly saveData: string | undefined;
}

export interface PageAnswer {
  readonly status: 200 | 304 | 404;
  /** All but those that belong to the connection and the moment (`Connection`, `Date`). */
  readonly headers: Readonly<Record<string, string>>;
  /** Nothing where the client has it already. */
  readonly body: Buffer | undefined;
}

/** One for each way in which a variant can be asked for; they hold the variant's body, not a copy. */
const prepared = new WeakMap<Variant, Map<string, PageAnswer>>();

/** @param status 404 for the not-found page, which is never "what you have is current" */
export function answerWith(file: BuiltFile, status: 200 | 404, asked: Asked): PageAnswer {
  const encoding = chooseEncoding(asked.acceptEncoding, file.encodings);
  const variant = file.variants.get(encoding);
  if (variant === undefined) throw new Error(`A file has no ${encoding} variant.`);
  const code = status === 200 && isFresh(asked.ifNoneMatch, variant.etag) ? 304 : status;
  // Who saves data does not want pages that may never be looked at.
  const speculation = asked.saveData === 'on' ? undefined : file.speculation;
  let known = prepared.get(variant);
  if (known === undefined) prepared.set(variant, (known = new Map<string, PageAnswer>()));
  const key = speculation === undefined ? String(code) : `${code}+`;
  let answer = known.get(key);
  if (answer === undefined) known.set(key, (answer = prepare()));
  return answer;

  function prepare(): PageAnswer {
    const vary = [
      ...(file.encodings.size > 1 ? ['Accept-Encoding'] : []),
      ...(file.speculation === undefined ? [] : ['Save-Data']),
    ];
    const body = code === 304 ? undefined : variant?.body;
    // Nothing more for a copy that is current: it keeps the headers that it came with (RFC 9110, section 15.4.5).
    const headers = {
      'cache-control': status === 200 ? file.cacheControl : 'public, no-cache',
      etag: variant?.etag,
      vary: vary.join(', ') || undefined,
      ...(body && {
        ...file.headers,
        'speculation-rules': speculation,
        'content-encoding': encoding === 'identity' ? undefined : encoding,
        'content-length': String(body.length),
      }),
    };
    const given = Object.entries(headers).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return { status: code, headers: Object.fromEntries(given), body };
  }
}

/** Whether the client's copy is the one it would get (RFC 9110, section 13.1.2: weak comparison). */
function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag;
  return header.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')));
}

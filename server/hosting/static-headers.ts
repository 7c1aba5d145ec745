/** What the server says of each file, for whoever else may serve the built site: the same headers, by path. */
import { answerWith } from '../pages/answers.ts';
import { type BuiltFile, type BuiltSite, HASHED } from '../pages/built-site.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';

export interface HeaderRule {
  /** Of a file, or of all below a folder: `/_astro/*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Made for one answer by whoever gives it. */
const OF_AN_ANSWER = new Set(['etag', 'vary', 'content-length', 'content-encoding']);
/** Kinds that every host names right by their ending. */
const KNOWN =
  /^(?:text\/html|image\/|font\/|text\/plain|text\/css|text\/javascript|application\/(?:json|xml))/;

/** No header stands in two rules that one path meets, for hosts differ in what they make of that. */
export function staticHeaders(site: BuiltSite): HeaderRule[] {
  const rules = new Map<string, HeaderRule>([['/*', { path: '/*', headers: SECURITY_HEADERS }]]);
  for (const [path, file] of [...site.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const folder = HASHED.exec(path.slice(1))?.[0];
    const at = folder === undefined ? path : `/${folder}*`;
    if (!rules.has(at)) rules.set(at, { path: at, headers: ownHeaders(file) });
  }
  return [...rules.values()];
}

function ownHeaders(file: BuiltFile): Record<string, string> {
  const { headers } = answerWith(file, 200, {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    saveData: undefined,
  });
  const own = Object.entries(headers).filter(
    ([name, value]) =>
      SECURITY_HEADERS[name] === undefined &&
      !OF_AN_ANSWER.has(name) &&
      !(name === 'content-type' && KNOWN.test(value)),
  );
  return Object.fromEntries(own);
}

/** `_headers`, as Netlify, Cloudflare Pages and their like read it. */
export function headersFile(site: BuiltSite): string {
  const rules = staticHeaders(site).map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${rules.join('\n')}\n`;
}

/** `_redirects` for the same: addresses of an earlier site. Those hosts see to slashes and `.html` themselves. */
export function redirectsFile(site: BuiltSite): string {
  return Object.entries(site.facts.redirects)
    .map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 308\n`)
    .join('');
}

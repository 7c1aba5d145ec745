/** What nginx has to know of this build (docs/nginx.conf includes it): headers by file, and where old addresses lead. */
import type { BuiltFile, BuiltSite } from '../pages/built-site.ts';
import { HASHED } from '../pages/built-site.ts';
import { NOTHING_ALLOWED, SECURITY_HEADERS } from '../security-headers.ts';

type Entry = readonly [from: string, to: string];

/** For its `http` block: variables that depend on the file which is sent. */
export function nginxMaps(site: BuiltSite): string {
  const files = [...site.files].map(([path, file]) => ({ name: fileOf(path, file), file }));
  const kept = files
    .filter(({ name }) => !HASHED.test(name.slice(1)))
    .map(({ name, file }): Entry => [name, file.cacheControl]);
  const hashed = files.find(({ name }) => HASHED.test(name.slice(1)))?.file.cacheControl;
  const pages = [
    ...files,
    ...(site.notFound === undefined ? [] : [{ name: '/404.html', file: site.notFound }]),
  ];
  const policies = pages.map(({ name, file }): Entry => [name, file.headers['content-security-policy']]);
  const speculation = pages.map(({ name, file }): Entry => [`:${name}`, file.speculation ?? '']);
  const vary = pages.map(({ name, file }): Entry => [
    name,
    file.speculation === undefined ? '' : 'Save-Data',
  ]);
  const moved = Object.entries(site.facts.redirects).flatMap(([from, to]) => {
    const [path = '', anchor] = encodeURI(to).split('#');
    return [from, `${from}/`, `${from}.html`].map((at) => ({ at, path, anchor }));
  });
  const anchored = moved.map(({ at, anchor }): Entry => [at, anchor === undefined ? '' : `#${anchor}`]);
  return [
    map('$uri', '$site_policy', NOTHING_ALLOWED, policies),
    // Whatever is not a file, such as a redirect, is asked for again.
    map('$uri', '$site_caching', 'public, no-cache', [
      ...kept,
      ...(hashed ? [[`~${HASHED_PATH}`, hashed] as const] : []),
    ]),
    map('$http_save_data:$uri', '$site_speculation', '', speculation),
    // Besides Accept-Encoding, which nginx says by itself.
    map('$uri', '$site_vary', '', vary),
    map(
      '$uri',
      '$site_moved',
      '',
      moved.map(({ at, path }): Entry => [at, path]),
    ),
    map('$uri', '$site_moved_anchor', '', anchored),
  ].join('\n');
}

/** For its `server` block: headers of every answer that comes from a file. */
export function nginxHeaders(): string {
  const headers: Entry[] = [
    ...Object.entries(SECURITY_HEADERS).map(([name, value]): Entry => [name, quoted(value)]),
    ['content-security-policy', '$site_policy'],
    ['cache-control', '$site_caching'],
    ['speculation-rules', '$site_speculation'],
    ['vary', '$site_vary'],
  ];
  return headers.map(([name, value]) => `add_header ${name} ${value} always;\n`).join('');
}

const HASHED_PATH = HASHED.source.replace('^', '^/').replaceAll('\\/', '/').replaceAll('\\d', '0-9');

/** The name below `dist/` of what is asked for by a path. */
function fileOf(path: string, { headers }: BuiltFile): string {
  if (!headers['content-type'].startsWith('text/html')) return path;
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Entries that say what the default says are left out. */
function map(from: string, to: string, otherwise: string, entries: readonly Entry[]): string {
  const told = entries.filter(([, value]) => value !== otherwise);
  const lines = told.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};\n`);
  return `map ${quoted(from)} ${to} {\n  default ${quoted(otherwise)};\n${lines.join('')}}\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

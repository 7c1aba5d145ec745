/** The parts of the nginx configuration (docs/nginx.conf) that depend on the build: headers by file, and redirects. */
import { DEFAULT_POLICY, SECURITY_HEADERS } from '../security-headers.ts';
import { type BuiltFile, type BuiltSite, HASHED_FOLDER } from '../static/built-site.ts';

type Entry = readonly [from: string, to: string];

/** For the `http` block: variables that depend on the file that is sent. */
export function nginxMaps(site: BuiltSite): string {
  const files = [...site.files].map(([path, file]) => ({ name: fileOf(path, file), ...file }));
  const isHashed = (name: string) => name.startsWith(`/${HASHED_FOLDER}`);
  const caching = files
    .filter(({ name }) => !isHashed(name))
    .map(({ name, headers }): Entry => [name, headers['cache-control']]);
  const hashed = files.find(({ name }) => isHashed(name))?.headers['cache-control'];
  if (hashed !== undefined) caching.push([`~^/${HASHED_FOLDER}`, hashed]);
  const all = site.notFound === undefined ? files : [...files, { name: '/404.html', ...site.notFound }];
  const policies = all.map(({ name, headers }): Entry => [name, headers['content-security-policy']]);
  const prerendered = all.filter(({ headers }) => headers['speculation-rules'] !== undefined);
  const speculation = prerendered.map(({ name, headers }): Entry => [
    `:${name}`,
    headers['speculation-rules'] ?? '',
  ]);
  const vary = prerendered.map(({ name }): Entry => [name, 'Save-Data']);
  const redirects = Object.entries(site.facts.redirects).flatMap(([from, to]) => {
    const [path = '', anchor] = encodeURI(to).split('#');
    return [from, `${from}/`, `${from}.html`].map((spelling) => ({ spelling, path, anchor }));
  });
  const targets = redirects.map(({ spelling, path }): Entry => [spelling, path]);
  const anchors = redirects.map(({ spelling, anchor }): Entry => [spelling, anchor ? `#${anchor}` : '']);
  return [
    map('$uri', '$site_policy', DEFAULT_POLICY, policies),
    // The default is for answers without a file, such as redirects.
    map('$uri', '$site_caching', 'public, no-cache', caching),
    map('$http_save_data:$uri', '$site_speculation', '', speculation),
    // nginx adds Accept-Encoding itself.
    map('$uri', '$site_vary', '', vary),
    map('$uri', '$site_moved', '', targets),
    map('$uri', '$site_moved_anchor', '', anchors),
  ].join('\n');
}

/** For the `server` block: headers of every answer that comes from a file. */
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

/** The file in `dist/` that answers a path. */
function fileOf(path: string, { headers }: BuiltFile): string {
  if (!headers['content-type'].startsWith('text/html')) return path;
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** A `map` block without the entries that equal the default. */
function map(from: string, to: string, fallback: string, entries: readonly Entry[]): string {
  const lines = entries
    .filter(([, value]) => value !== fallback)
    .map(([key, value]) => `  ${quoted(key)} ${quoted(value)};\n`);
  return `map ${quoted(from)} ${to} {\n  default ${quoted(fallback)};\n${lines.join('')}}\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

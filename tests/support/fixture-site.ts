/** A small fake site, so that tests of the server need no build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { temporaryFolder } from './temporary-folder.ts';

export const INLINE_SCRIPT = 'document.title += "!";';
/** A picture of 300 kB. */
export const LARGE_PICTURE = '/_astro/large.abc123.avif';

const page = (title: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head>` +
  `<body><h1>${title}</h1><p>${'Words that compress. '.repeat(20)}</p>${more}</body></html>`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Home', `<script>${INLINE_SCRIPT}</script>`),
  'about.html': page('About', '<script type="application/ld+json">{"name":"x"}</script>'),
  'contact.html': page(
    'Contact',
    '<script src="/_astro/form.abc123.js"></script><a href="https://www.openstreetmap.org/">Map</a>',
  ),
  'blog.html': page('Blog', `<script type="module">${INLINE_SCRIPT}</script>`),
  'blog/first.html': page('First'),
  'services/eyebrows.html': page('Eyebrows'),
  '404.html': page('Oops! Page not found'),
  '_astro/form.abc123.js': 'console.log("form");'.repeat(20),
  'speculation-rules.json': '{"prerender":[]}',
  'rss.xml': '<rss/>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'salon.vcf': 'BEGIN:VCARD\r\nEND:VCARD\r\n',
};

/** Writes the site as `npm run build` does, with these changes to its record, and returns its folder. */
export function writeFixtureSite(changes: object = {}): string {
  const dist = temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(path.join(dist, 'photo.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
  writeFileSync(path.join(dist, LARGE_PICTURE), Buffer.alloc(300_000, 1));
  const record = JSON.parse(readFileSync('tests/fixture/site.json', 'utf8')) as object;
  writeFileSync(path.join(dist, 'site.json'), JSON.stringify({ ...record, ...changes }));
  return dist;
}

import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.vcf': 'text/vcard; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Files whose type does not follow from their extension: RSS, JSON Feed 1.1 and speculation rules. */
const NAMED: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  'speculation-rules.json': 'application/speculationrules+json',
};

/** The Content-Type of a file by its name; `application/octet-stream` for an unknown extension. */
export function contentType(file: string): string {
  return NAMED[file] ?? TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

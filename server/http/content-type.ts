import path from 'node:path';
import mime from 'mime';

/** By file name or extension: RSS, JSON Feed 1.1, speculation rules and vCard (RFC 6350). */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  'speculation-rules.json': 'application/speculationrules+json',
  '.vcf': 'text/vcard; charset=utf-8',
};

/** The Content-Type of a file by its name; `application/octet-stream` for an unknown extension. */
export function contentType(file: string): string {
  const exception = EXCEPTIONS[file] ?? EXCEPTIONS[path.extname(file)];
  if (exception !== undefined) return exception;
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

const GONE =
  /<(script|style|svg|picture|iframe|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>|<(?:link|img|source)\b[^>]*>|<!--[\s\S]*?-->/gi;
const TAG = /<([a-z][\w-]*)\b[^>]*>/gi;
const KEPT = /\s(?:href|lang|charset|name|content|for|type)="[^"]*"/gi;

/**
 * A page's words as bare HTML: no style, picture, font or script. What a browser needs for these is the limit that the
 * page itself can come close to.
 */
export function barePage(html: string): string {
  return html
    .replaceAll(GONE, '')
    .replaceAll(TAG, (tag, name: string) => `<${name}${(tag.match(KEPT) ?? []).join('')}>`);
}

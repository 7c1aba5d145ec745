/**
 * The tags of the islands, as reach.ts reads them. Astro writes attributes for features that no island here uses, and
 * props in an encoding of its own, which every page would carry and every browser would have to undo.
 */

/** Styles and script that Astro writes before the first island: what they do, the frame of the page does. */
const PRELUDE = /<style>astro-island\b[^<]*<\/style>(?:<script>[\s\S]*?<\/script>)+/u;
const TAG = /<astro-island\s((?:"[^"]*"|[^>"])*)>/gu;

/** Astro writes props as [kind, value]; of its kinds, islands here use plain values and lists (0 and 1). */
type Encoded = [kind: number, value: unknown];

/** Makes Astro's island tags of a page short. @throws Error when the props of an island are not plain data */
export function shortIslands(html: string): string {
  return html
    .replace(PRELUDE, (prelude) => (prelude.includes('astro:reach') ? '' : prelude))
    .replaceAll(TAG, (_, attributes: string) => shortTag(attributes))
    .replaceAll('<!--astro:end-->', '');
}

function shortTag(attributes: string): string {
  const read = (name: string) =>
    unescape(new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? '');
  const props = JSON.stringify(decodeProps(JSON.parse(read('props')) as Record<string, Encoded>));
  const { value } = JSON.parse(read('opts')) as { value?: unknown };
  // While developing, a module of Astro's has to come before every component.
  const before = read('before-hydration-url');
  return [
    before && `<script type="module" src="${before}"></script>`,
    `<astro-island prefix="${read('prefix')}" component-url="${read('component-url')}"`,
    ` renderer-url="${read('renderer-url')}" props='${escape(props)}'${value === 'touch' ? ' touch' : ''} ssr>`,
  ].join('');
}

function decodeProps(props: Record<string, Encoded>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, decode(value)]));
}

function decode([kind, value]: Encoded): unknown {
  if (kind === 1) return (value as Encoded[]).map(decode);
  if (kind !== 0) throw new Error(`an island got ${JSON.stringify(value)}, wanted plain data (JSON)`);
  return value && typeof value === 'object' ? decodeProps(value as Record<string, Encoded>) : value;
}

/** For an attribute in single quotes: JSON is full of double ones. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

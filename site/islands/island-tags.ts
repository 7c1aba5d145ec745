import { type CheerioAPI } from 'cheerio';

/** Astro writes props as [kind, value]. Islands here use plain values (0) and lists (1). */
type EncodedProp = [kind: number, value: unknown];

/**
 * Rewrites the `<astro-island>` tags of a page to the attributes that reach.ts reads, with props as plain JSON, and
 * removes the style and scripts that Astro adds for its own island runtime.
 *
 * @throws Error when the props of an island are not plain data
 */
export function simplifyIslandTags($: CheerioAPI): void {
  $('script')
    .filter((_, script) => $(script).text().includes('astro:reach'))
    .remove();
  $('style')
    .filter((_, style) => $(style).text().startsWith('astro-island,'))
    .remove();
  $('astro-island').each((_, element) => {
    const island = $(element);
    const read = (name: string) => island.attr(name) ?? '';
    // In development, Astro's module has to run before every component.
    const before = read('before-hydration-url');
    if (before) island.before($('<script type="module">').attr('src', before));
    const { value } = JSON.parse(read('opts')) as { value?: unknown };
    element.attribs = {
      prefix: read('prefix'),
      'component-url': read('component-url'),
      'renderer-url': read('renderer-url'),
      props: JSON.stringify(decodeProps(JSON.parse(read('props')) as Record<string, EncodedProp>)),
      ...(value === 'touch' && { touch: '' }),
      ssr: '',
    };
    island
      .contents()
      .filter((_, node) => 'data' in node && node.data === 'astro:end')
      .remove();
  });
}

function decodeProps(props: Record<string, EncodedProp>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, decode(prop)]));
}

function decode([kind, value]: EncodedProp): unknown {
  if (kind === 1) return (value as EncodedProp[]).map(decode);
  if (kind !== 0) throw new Error(`island props: found ${JSON.stringify(value)}, expected plain data (JSON)`);
  return value && typeof value === 'object' ? decodeProps(value as Record<string, EncodedProp>) : value;
}

import { type Section } from './parts.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The sections of a rendered article: its text below each heading of the second level, without code. */
export function sectionsOf(html: string): Section[] {
  const [before = '', ...rest] = html.replaceAll(/<pre[\s\S]*?<\/pre>/gu, '').split(/(?=<h2\b)/u);
  const parts = before.startsWith('<h2') ? [before, ...rest] : rest;
  const first = before.startsWith('<h2') ? '' : plainText(before);
  return [
    ...(first === '' ? [] : [{ id: '', heading: '', text: first }]),
    ...parts.map((part) => {
      const {
        id = '',
        heading = '',
        text = '',
      } = /^<h2[^>]*?\sid="(?<id>[^"]*)"[^>]*>(?<heading>[\s\S]*?)<\/h2>(?<text>[\s\S]*)$/u.exec(part)
        ?.groups ?? {};
      return { id, heading: plainText(heading), text: plainText(text) };
    }),
  ];
}

/** Words of a piece of HTML: blocks apart, inline elements not. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|abbr|code|del|em|i|b|strong|sub|sup)\b[^>]*>/gu, '')
    .replaceAll(/<\/t[dh]>\s*(?=<t[dh])/gu, ' · ')
    .replaceAll(/<\/tr>/gu, '. ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(
      /&(?:#x(?<hex>[\da-f]+)|#(?<decimal>\d+)|(?<name>[a-z]+));/giu,
      (whole, hex, decimal, name: string) => {
        if (hex !== undefined) return String.fromCodePoint(parseInt(String(hex), 16));
        if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
        return ENTITIES[name] ?? whole;
      },
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

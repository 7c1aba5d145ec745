import { type CheerioAPI } from 'cheerio';

/** A picture's class for its placeholder color: `c` and three hexadecimal digits (written by ui/Picture.tsx). */
const COLOR_CLASS = /^c[0-9a-f]{3}$/u;

/**
 * Adds the rules that give each picture of a page its placeholder color. A `style` attribute would violate the
 * Content-Security-Policy, and a stylesheet of every color on the site would weigh on every page.
 */
export function addPlaceholderStyles($: CheerioAPI): void {
  const classes = new Set(
    $('img[class]')
      .toArray()
      .flatMap((image) => image.attribs.class?.split(' ') ?? [])
      .filter((name) => COLOR_CLASS.test(name)),
  );
  const rules = [...classes].sort().map((name) => `.${name}{--c:#${name.slice(1)}}`);
  if (rules.length > 0) $('head').append(`<style>${rules.join('')}</style>`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import postcss from 'postcss';

import { projectRoot } from '../content/root.ts';

/** Values of custom properties by their names, without the two dashes. */
export type Palette = ReadonlyMap<string, string>;

/** The colors in tokens.css without a media query, and those with one of `media`, which override them. */
export function readPalette(...media: readonly string[]): Palette {
  const palette = new Map<string, string>();
  const css = postcss.parse(readFileSync(join(projectRoot(), 'site/styles/tokens.css'), 'utf8'));
  css.walkDecls(/^--/u, ({ prop, value, parent: rule }) => {
    const query = rule?.parent?.type === 'atrule' ? (rule.parent as postcss.AtRule).params : undefined;
    if (query === undefined || media.includes(query)) palette.set(prop.slice(2), value);
  });
  return palette;
}

const light = readPalette();

/**
 * Value of a color token in the light palette, like `#983911`, for drawings that cannot use custom properties: icons and
 * social pictures.
 *
 * @throws Error for a name that is not a token
 */
export function colorToken(name: string): string {
  const value = light.get(name);
  if (value === undefined)
    throw new Error(`site/styles/tokens.css: found no --${name}, expected it among the tokens`);
  return value;
}

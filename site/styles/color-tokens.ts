import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../content/root.ts';
import { readPalette } from './contrast.ts';

/** The color tokens of the light palette, for drawings that cannot use custom properties: icons and social pictures. */
const palette = readPalette(readFileSync(join(projectRoot(), 'site/styles/tokens.css'), 'utf8'), [
  '\n:root {',
]);

/** Value of a color token, like `#983911`. @throws Error for a name that is not a token */
export function colorToken(name: string): string {
  const value = palette.get(name);
  if (value === undefined) throw new Error(`site/styles/tokens.css: found no --${name}`);
  return value;
}

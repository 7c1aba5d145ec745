import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../content/root.ts';

const FILE = 'site/styles/tokens.css';
const css = readFileSync(join(projectRoot(), FILE), 'utf8');

/**
 * Value of a color token in the light palette, which comes first, for drawings that cannot use custom properties: `#983911`.
 * @throws Error for a name that is not a token
 */
export function colorToken(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`, 'u').exec(css)?.[1];
  if (value === undefined) throw new Error(`${FILE}: found no --${name}, expected it among the tokens`);
  return value;
}

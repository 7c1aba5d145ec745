import { readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

/**
 * The canonical origin of the site, without a trailing slash: SITE_URL where it is set, else `url` of
 * content/salon.yaml. Throws one line that names what is wrong.
 */
export function siteUrl(): string {
  const fromEnvironment = process.env.SITE_URL;
  if (fromEnvironment) return check('SITE_URL', fromEnvironment);
  const salon = z.looseObject({ url: z.string() }).parse(parse(readFileSync('content/salon.yaml', 'utf8')));
  return check('content/salon.yaml: url', salon.url);
}

function check(source: string, value: string): string {
  const result = origin.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${source}: found ${JSON.stringify(value)}, expected an address like https://example.com`);
}

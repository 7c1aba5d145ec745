import { z } from 'zod';
import { siteContent } from '../content/content.ts';

const origin = z.url({ protocol: /^https?$/u }).transform((value) => new URL(value).origin);

/**
 * The canonical origin of the site, without a trailing slash: SITE_URL where it is set, else `url` of
 * content/salon.yaml. @throws Error with one line for each problem
 */
export function siteUrl(): string {
  const value = process.env.SITE_URL;
  if (!value) return siteContent().get('salon').url;
  const result = origin.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`SITE_URL: found ${JSON.stringify(value)}, expected an address like https://example.com`);
}

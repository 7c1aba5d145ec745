import { originSchema } from '../../contact/origin.ts';
import { siteContent } from '../content/content.ts';

/**
 * The canonical origin of the site, without a trailing slash: SITE_URL where it is set, else `url` of
 * content/salon.yaml. @throws Error with one line for each problem
 */
export function siteUrl(): string {
  const value = process.env.SITE_URL;
  if (!value) return siteContent().get('salon').url;
  const result = originSchema.safeParse(value);
  if (result.success) return result.data;
  const expected = result.error.issues[0]?.message ?? '';
  throw new Error(`SITE_URL: found ${JSON.stringify(value)}, expected ${expected}`);
}

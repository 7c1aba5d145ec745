import { z } from 'zod';
import { originSchema } from './origin.ts';

/** `dist/site.json`: what the build tells the server about the site. */
export const SITE_RECORD = z.object({
  siteUrl: originSchema,
  salonName: z.string().min(1),
  phone: z.string().min(1),
  timeZone: z.string().min(1),
  /** From an address of an earlier site, such as `/prices` or `/?p=42`, to its path or anchor on this one. */
  redirects: z.record(z.string(), z.string().startsWith('/')).default({}),
  /** From a folder, such as `/blog`, to the page for addresses in it that do not exist. */
  fallbacks: z.record(z.string(), z.string().startsWith('/')).default({}),
});
export type SiteRecord = Readonly<z.infer<typeof SITE_RECORD>>;

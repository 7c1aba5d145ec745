/** Paths of pages that content makes, by their slugs. */
export const articlePath = (slug: string) => `/blog/${slug}`;
export const servicePath = (slug: string) => `/services/${slug}`;
export const townPath = (slug: string) => `/locations/${slug}`;
export const legalPath = (slug: string) => `/${slug}`;

/** A path without trailing slashes; `/` stays. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/u, '') || '/';
}

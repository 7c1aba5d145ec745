/** The articles or services with these slugs. Leaves out articles that are gone; the content checks warn about them. */
export function bySlug<T extends { slug: string }>(slugs: readonly string[], list: readonly T[]): T[] {
  return slugs.flatMap((slug) => list.find((item) => item.slug === slug) ?? []);
}

/** The articles or services with these slugs. Leaves out slugs without an entry, which contentAdvice reports. */
export function bySlug<T extends { slug: string }>(slugs: readonly string[], list: readonly T[]): T[] {
  return slugs.flatMap((slug) => list.find((item) => item.slug === slug) ?? []);
}

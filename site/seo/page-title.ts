/** Titles as search engines show them whole; docs/decisions has why articles are measured without the blog's name. */
export const TITLE_LENGTH = { least: 30, most: 60 } as const;

interface Titled {
  title: string;
  suffix?: string | undefined;
  siteName: string;
  shortName: string;
}

/**
 * What stands in the visitor's tab: the page's own words first, then whose page it is. A page of few words gets the
 * salon's full name, since its short one would leave the title too thin.
 */
export function pageTitle({ title, suffix, siteName, shortName }: Titled): string {
  if (suffix) return `${title} | ${suffix}`;
  const short = `${title} | ${shortName}`;
  return short.length < TITLE_LENGTH.least ? `${title} | ${siteName}` : short;
}

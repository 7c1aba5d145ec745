/** Length in characters that search engines show whole. Articles are measured without the blog's name. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const;

interface TitleParts {
  title: string;
  suffix?: string | undefined;
  siteName: string;
  shortName: string;
}

/** The page’s title and the salon’s short name, or its full name if the result would be too short. */
export function pageTitle({ title, suffix, siteName, shortName }: TitleParts): string {
  if (suffix) return `${title} | ${suffix}`;
  const short = `${title} | ${shortName}`;
  return short.length < TITLE_LENGTH.min ? `${title} | ${siteName}` : short;
}

/** The title of a service's page. */
export function serviceTitle(name: string, { city, region }: { city: string; region: string }): string {
  return `${name} in ${city}, ${region}`;
}

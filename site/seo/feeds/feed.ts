/** Content of both feeds. All URLs are absolute and have no trailing slash. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** URL of the page that the feed belongs to. */
  readonly home: string;
  readonly rss: string;
  readonly json: string;
  readonly publisher: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The whole text as HTML without classes and relative URLs. */
  readonly html: string;
  readonly author: string;
  /** RFC 3339. */
  readonly published: string;
  readonly tags: readonly string[];
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
}

/**
 * Noon of a day at the salon, in RFC 3339: `2025-10-20T12:00:00-05:00`. Articles have no time of day; at noon the date is
 * the same in nearly every time zone.
 * @param day like `2025-10-20`
 * @param timeZone IANA name
 */
export function noon(day: string, timeZone: string): string {
  // Clocks change at night, so the offset at noon UTC is that of local noon.
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${day}T12:00:00Z`),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T12:00:00${name.replace('GMT', '') || '+00:00'}`;
}

/** HTML that can be shown anywhere: URLs made absolute, attributes for our own styles and scripts removed. */
export function portableHtml(html: string, page: string): string {
  return html
    .replaceAll(/\s(href|src)="(?!https?:|mailto:|tel:)([^"]*)"/gu, (_, name: string, address: string) => {
      return ` ${name}="${new URL(address.replaceAll('&amp;', '&'), page).href.replace(/\/$/u, '').replaceAll('&', '&amp;')}"`;
    })
    .replaceAll(/\s(?:class|tabindex|role|target|rel|data-[a-z-]+)="[^"]*"/gu, '');
}

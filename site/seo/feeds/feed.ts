/** What both feeds tell; their own files say how. All addresses are absolute and without a slash at the end. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that the feed is about. */
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
  /** The whole text, as HTML that needs nothing of the site: no class, no relative address. */
  readonly html: string;
  readonly author: string;
  readonly published: Moment;
  readonly tags: readonly string[];
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
}

/** A point in time, as each format writes it. */
export interface Moment {
  /** RFC 3339: `2025-10-20T12:00:00-05:00`. */
  readonly iso: string;
  /** RFC 822 with a year of four digits, as RSS 2.0 wants it: `Mon, 20 Oct 2025 12:00:00 -0500`. */
  readonly rfc822: string;
}

/**
 * Noon of a day at the salon: a day has no time, and at noon it is the same day nearly everywhere.
 * @param day like `2025-10-20`
 * @param timeZone name of the IANA list
 */
export function noon(day: string, timeZone: string): Moment {
  // Clocks change at night, so the offset of the morning is that of noon.
  const morning = new Date(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    morning,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = name.replace('GMT', '') || '+00:00';
  const date = morning.toUTCString().slice(0, 'Mon, 20 Oct 2025'.length);
  return { iso: `${day}T12:00:00${offset}`, rfc822: `${date} 12:00:00 ${offset.replace(':', '')}` };
}

/** HTML of a page as it can stand anywhere: addresses made absolute, and without what only this site's styles know. */
export function portableHtml(html: string, page: string): string {
  return html
    .replaceAll(/\s(href|src)="(?!https?:|mailto:|tel:)([^"]*)"/gu, (_, name: string, address: string) => {
      return ` ${name}="${new URL(address.replaceAll('&amp;', '&'), page).href.replace(/\/$/u, '').replaceAll('&', '&amp;')}"`;
    })
    .replaceAll(/\s(?:class|tabindex|role|target|rel|data-[a-z-]+)="[^"]*"/gu, '');
}

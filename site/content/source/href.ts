import type { Finding } from './problem.ts';

/** Whether a link leads out of the site. */
export const isExternal = (href: string) => /^(?:https?:\/\/|mailto:|tel:|sms:)/u.test(href);

/** A part of an address without percent-encoding; undefined where a `%` begins no code. */
export function decodePercent(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** What is wrong with the form of a link, or undefined; not whether its target exists. */
export function unusableLink(href: string): Finding | undefined {
  if (isExternal(href) || /^(?:\/(?![/\\])|#)/u.test(href)) return undefined;
  return { found: `a link to "${href}"`, expected: 'one that begins with /, # or https://' };
}

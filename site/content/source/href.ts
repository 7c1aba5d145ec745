import { type Finding } from './problem.ts';

/** Whether a link leads out of the site. */
export const isExternal = (href: string) => /^(?:https?:\/\/|mailto:|tel:|sms:)/u.test(href);

/** What is wrong with the form of a link, or undefined; not whether its target exists. */
export function unusableLink(href: string): Finding | undefined {
  if (isExternal(href) || /^(?:\/(?![/\\])|#)/u.test(href)) return undefined;
  return { found: `a link to "${href}"`, expected: 'one that begins with /, # or https://' };
}

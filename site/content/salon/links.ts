import { type Link } from '../../lib/link.ts';
import { siteContent } from '../content.ts';
import { mailHref } from './mail.ts';
import { displayPhone, phoneHref } from './phone.ts';

/** Calls the salon. */
export function phoneLink(): Link {
  const { phone } = siteContent().get('salon');
  return { name: displayPhone(phone), href: phoneHref(phone) };
}

/** Writes to the salon. */
export function emailLink(): Link {
  const { email } = siteContent().get('salon');
  return { name: email, href: mailHref(email) };
}

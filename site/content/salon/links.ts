import type { Link } from '../../lib/link.ts';
import { displayPhone, phoneHref } from '../../../contact/phone.ts';
import type { Salon } from './schema.ts';

/** A link that calls the salon. */
export function phoneLink({ phone }: Pick<Salon, 'phone'>): Link {
  return { name: displayPhone(phone), href: phoneHref(phone) };
}

/** A link that writes an email to the salon. */
export function emailLink({ email }: Pick<Salon, 'email'>): Link {
  return { name: email, href: mailHref(email) };
}

interface Message {
  subject: string;
  /** Each becomes a paragraph. */
  lines: readonly string[];
}

/** A `mailto:` URL, with a message to begin with. Source: RFC 6068. */
export function mailHref(address: string, message?: Message): string {
  const href = `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  if (!message) return href;
  const body = message.lines.join('\r\n\r\n');
  return `${href}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`;
}

/** Signs of spam. They mark a message, and keep nothing from the owner; CONTACT_SUSPECTED may keep it from the webhook. */
import { normalizeDomain } from '../../contact/domain.ts';
import type { ContactForm } from '../../contact/schema.ts';
import { HONEYPOT } from '../../contact/honeypot.ts';

const MAX_LINKS = 4;
const LINK = /(?:https?:\/\/(?:www\.)?|\bwww\.)([^\s/?#"'<>\])]+)/giu;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/iu;

/** Why a message looks like spam; undefined when it does not. Links to the site itself are no sign. */
export function suspicionOf(form: ContactForm, siteUrl: string): string | undefined {
  if ((form[HONEYPOT.name] ?? '').trim() !== '') return 'the hidden field was filled in';
  if (MARKUP.test(form.message)) return 'the message contains link markup';
  const ownDomain = normalizeDomain(siteUrl);
  const links = [...form.message.matchAll(LINK)].filter(
    ([, host = '']) => normalizeDomain(host) !== ownDomain,
  );
  if (links.length > MAX_LINKS) return `the message contains more than ${MAX_LINKS} links`;
  if (/https?:\/\/|www\./iu.test(form.name)) return 'the name contains a link';
  return undefined;
}

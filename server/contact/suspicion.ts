/** Signs of spam. A message that shows one is quarantined, and answered like any other. */
import { TRAP } from '../../contact/trap.ts';
import type { ContactForm } from '../../contact/schema.ts';

const MAX_LINKS = 3;
const LINK = /https?:\/\/|\bwww\.|\[url[=\]]/gi;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;

/** Why a message looks like spam; undefined when it does not. */
export function suspicionOf(form: ContactForm): string | undefined {
  if ((form[TRAP.name] ?? '').trim() !== '') return 'the hidden field was filled in';
  if (MARKUP.test(form.message)) return 'the message contains link markup';
  if ((form.message.match(LINK)?.length ?? 0) > MAX_LINKS)
    return `the message contains more than ${MAX_LINKS} links`;
  if (/https?:\/\/|www\./i.test(form.name)) return 'the name contains a link';
  return undefined;
}

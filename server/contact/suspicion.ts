/** Plain signs of spam. Who shows one is kept in quarantine and answered like everybody else. */
import type { ContactForm } from '../../contact/schema.ts';

const MOST_LINKS = 3;
const LINK = /https?:\/\/|\bwww\.|\[url[=\]]/gi;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;

/** Why a message looks like spam, for the salon to read; undefined when it does not. */
export function suspicionOf(form: ContactForm): string | undefined {
  if ((form.website ?? '').trim() !== '') return 'the hidden field was filled in';
  if (MARKUP.test(form.message)) return 'the message holds the markup of a link';
  if ((form.message.match(LINK)?.length ?? 0) > MOST_LINKS)
    return `the message holds more than ${MOST_LINKS} links`;
  if (/https?:\/\/|www\./i.test(form.name)) return 'the name holds a link';
  return undefined;
}

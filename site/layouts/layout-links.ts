import { siteContent } from '../content/content.ts';
import { displayPhone, phoneHref } from '../content/salon/phone.ts';
import { type Link } from '../lib/link.ts';

/** Services in the footer: the most popular ones come first in the content. */
const FOOTER_SERVICES = 4;

/** Links of the header, menu and footer, from the content. */
export function layoutLinks(): { services: Link[]; popular: Link[]; phone: Link } {
  const links = siteContent()
    .get('services')
    .map(({ name, slug }) => ({ name, href: `/services/${slug}` }));
  const { phone } = siteContent().get('salon');
  return {
    services: links,
    popular: links.slice(0, FOOTER_SERVICES),
    phone: { name: displayPhone(phone), href: phoneHref(phone) },
  };
}

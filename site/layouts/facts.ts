import { salon, services } from '../content/index.ts';
import { displayPhone, phoneHref } from '../content/phone.ts';
import { type NavLink } from './navigation.ts';

/** The four services in the footer: those that people ask for most come first in the content. */
const POPULAR = 4;

/** Links that the frame of every page is made of. */
export function frameLinks(): { services: NavLink[]; popular: NavLink[]; phone: NavLink } {
  const links = services().map(({ name, slug }) => ({ name, href: `/services/${slug}` }));
  const { phone } = salon();
  return {
    services: links,
    popular: links.slice(0, POPULAR),
    phone: { name: displayPhone(phone), href: phoneHref(phone) },
  };
}

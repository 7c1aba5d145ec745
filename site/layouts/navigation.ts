import { siteContent } from '../content/content.ts';
import type { Link } from '../lib/link.ts';
import { servicePath } from '../lib/routes.ts';

/** The links of the header and the small-screen menu, around the Services list. */
export const beforeServices: readonly Link[] = [{ name: 'Home', href: '/' }];
export const afterServices: readonly Link[] = [
  { name: 'Gallery', href: '/gallery' },
  { name: 'View Our Salon', href: '/view-our-salon' },
  { name: 'About', href: '/about' },
  { name: 'Contact', href: '/contact' },
];

/** The footer's quick links. */
export const quickLinks: readonly Link[] = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Gallery', href: '/gallery' },
  { name: 'Careers', href: '/careers' },
  { name: 'Contact', href: '/contact' },
  { name: 'Blog', href: '/blog' },
];

/** The pages of the services. */
export function serviceLinks(): Link[] {
  return siteContent()
    .get('services')
    .map(({ name, slug }) => ({ name, href: servicePath(slug) }));
}

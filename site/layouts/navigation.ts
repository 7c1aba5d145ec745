export interface NavLink {
  name: string;
  href: string;
}

/** The links of the header and the small-screen menu, around the Services list. */
export const beforeServices: readonly NavLink[] = [{ name: 'Home', href: '/' }];
export const afterServices: readonly NavLink[] = [
  { name: 'Gallery', href: '/gallery' },
  { name: 'View Our Salon', href: '/view-our-salon' },
  { name: 'About', href: '/about' },
  { name: 'Contact', href: '/contact' },
];

/** The footer's quick links. */
export const quickLinks: readonly NavLink[] = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Gallery', href: '/gallery' },
  { name: 'Careers', href: '/careers' },
  { name: 'Contact', href: '/contact' },
  { name: 'Blog', href: '/blog' },
];

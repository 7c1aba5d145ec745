import type { Link } from '../lib/link.ts';

interface Props {
  links: readonly Link[];
  /** Path of the page. A link to it is marked as current. */
  path: string;
}

/** Links of the header and the menu. */
export function NavLinks({ links, path }: Props) {
  return links.map(({ name, href }) => (
    <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
      {name}
    </a>
  ));
}

/** The links to the services, as list items. */
export function NavListItems({ links, path }: Props) {
  return links.map((link) => (
    <li key={link.href}>
      <NavLinks links={[link]} path={path} />
    </li>
  ));
}

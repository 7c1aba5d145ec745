import { siteContent } from '../content/content.ts';
import { phoneLink } from '../content/salon/links.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from './Logo.tsx';
import { afterServices, beforeServices, serviceLinks } from './navigation.ts';
import { NavLinks, NavListItems } from './NavLinks.tsx';

import './Header.css';

interface Props {
  /** Path of the page, like `/about`. */
  path: string;
  /** What is below the header at the top of the page: sets its text color. */
  over: 'picture' | 'paper';
}

/** The fixed header. Its states (solid, list open) are attributes set by scripts/. */
export function Header({ path, over }: Props) {
  const services = serviceLinks();
  const phone = phoneLink(siteContent().get('salon'));
  const inServices = services.some(({ href }) => href === path);
  return (
    <header className="header" data-over={over}>
      <div className="header__row wrap">
        <Logo />
        <nav className="header__nav" aria-label="Main">
          <NavLinks links={beforeServices} path={path} />
          <div className="dropdown">
            <button
              type="button"
              className="dropdown__button"
              aria-expanded="false"
              aria-controls="services-list"
              data-current={inServices || undefined}
            >
              Services
            </button>
            {/* Hidden until its styles, which come below the first screen, are there (Dropdown.css). */}
            <ul className="dropdown__list" id="services-list" popover="manual">
              <NavListItems links={services} path={path} />
            </ul>
          </div>
          <NavLinks links={afterServices} path={path} />
        </nav>
        <a className="header__phone" href={phone.href}>
          {phone.name}
        </a>
        <Button href="/contact" className="header__book">
          Book Now
        </Button>
        <button
          type="button"
          className="header__toggle"
          popoverTarget="menu"
          aria-expanded="false"
          aria-controls="menu"
          aria-label="Open menu"
        />
      </div>
    </header>
  );
}

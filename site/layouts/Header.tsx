import { Button } from '../ui/Button.tsx';
import { type Brand, Logo } from './Logo.tsx';
import { afterServices, beforeServices, type NavLink } from './navigation.ts';
import { NavLinks, NavListItems } from './NavLinks.tsx';

import './Header.css';

export interface HeaderProps {
  brand: Brand;
  /** Path of the page, like `/about`. */
  path: string;
  services: readonly NavLink[];
  phone: NavLink;
  /** What is below the header at the top of the page: sets its text color. */
  over: 'picture' | 'bright-picture' | 'paper';
}

/** The fixed header. Its states (solid, list open) are attributes set by behavior.ts. */
export function Header({ brand, path, services, phone, over }: HeaderProps) {
  const inServices = services.some(({ href }) => href === path);
  return (
    <header className="bar" data-over={over}>
      <div className="bar__row wrap">
        <Logo brand={brand} />
        <nav className="bar__nav" aria-label="Main">
          <NavLinks links={beforeServices} path={path} />
          <div className="drop">
            <button
              type="button"
              className="drop__button"
              aria-expanded="false"
              aria-controls="services-list"
              data-current={inServices || undefined}
            >
              Services
            </button>
            <ul className="drop__list" id="services-list">
              <NavListItems links={services} path={path} />
            </ul>
          </div>
          <NavLinks links={afterServices} path={path} />
        </nav>
        <a className="bar__phone" href={phone.href}>
          {phone.name}
        </a>
        <Button href="/contact" className="bar__book">
          Book Now
        </Button>
        <button
          type="button"
          className="bar__toggle"
          popoverTarget="menu"
          aria-expanded="false"
          aria-controls="menu"
          aria-label="Open menu"
        />
      </div>
    </header>
  );
}

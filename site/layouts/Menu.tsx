import { Button } from '../ui/Button.tsx';
import { Hours, type HoursLine } from '../ui/Hours.tsx';
import { type Brand, Logo } from './Logo.tsx';
import { afterServices, beforeServices, type NavLink } from './navigation.ts';
import { NavLinks, NavListItems } from './NavLinks.tsx';

interface Props {
  brand: Brand;
  path: string;
  services: readonly NavLink[];
  phone: NavLink;
  hours: readonly HoursLine[];
}

/** The small-screen menu: a popover, so that it opens, closes on Escape and returns the focus without JavaScript. */
export function Menu({ brand, path, services, phone, hours }: Props) {
  return (
    <div className="menu dark" id="menu" popover="auto" role="dialog" aria-label="Menu">
      <div className="menu__top">
        <Logo brand={brand} />
        <button type="button" className="menu__close" popoverTarget="menu" popoverTargetAction="hide">
          Close
        </button>
      </div>
      <nav className="menu__links" aria-label="Menu">
        <NavLinks links={beforeServices} path={path} />
        <p className="menu__heading" id="menu-services">
          Services
        </p>
        <ul className="menu__services" aria-labelledby="menu-services">
          <NavListItems links={services} path={path} />
        </ul>
        <NavLinks links={afterServices} path={path} />
      </nav>
      <Hours lines={hours} />
      <div className="menu__actions">
        <Button href={phone.href} variant="outline">
          {phone.name}
        </Button>
        <Button href="/contact" variant="paper">
          Book Now
        </Button>
      </div>
    </div>
  );
}

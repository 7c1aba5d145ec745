import { siteContent } from '../content/content.ts';
import { displayHours } from '../content/salon/hours.ts';
import { phoneLink } from '../content/salon/links.ts';
import { Button } from '../ui/Button.tsx';
import { Hours } from '../ui/Hours.tsx';
import { Logo } from './Logo.tsx';
import { afterServices, beforeServices, serviceLinks } from './navigation.ts';
import { NavLinks, NavListItems } from './NavLinks.tsx';

/** The small-screen menu: a popover, so that it opens, closes on Escape and returns the focus without JavaScript. */
export function Menu({ path }: { path: string }) {
  const services = serviceLinks();
  const salon = siteContent().get('salon');
  const phone = phoneLink(salon);
  return (
    <div className="menu dark" id="menu" popover="auto" role="dialog" aria-label="Menu">
      <div className="menu__top">
        <Logo />
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
      <Hours lines={displayHours(salon.hours)} />
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

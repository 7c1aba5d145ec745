import { siteContent } from '../content/content.ts';
import { addressLines } from '../content/salon/address.ts';
import { displayHours } from '../content/salon/hours.ts';
import { emailLink, phoneLink } from '../content/salon/links.ts';
import type { Link } from '../lib/link.ts';
import { localDate } from '../lib/local-time.ts';
import { Hours } from '../ui/Hours.tsx';
import { quickLinks, serviceLinks } from './navigation.ts';

/** The first services of the menu. */
const FOOTER_SERVICES = 4;

export function Footer() {
  const salon = siteContent().get('salon');
  const { name, shortName, blurb, social, address, hours, designer, timeZone } = salon;
  const services = serviceLinks().slice(0, FOOTER_SERVICES);
  const phone = phoneLink(salon);
  const email = emailLink(salon);
  return (
    <footer className="footer dark">
      <div className="wrap">
        <div className="footer__groups">
          <div className="footer__brand">
            <p className="footer__name" aria-hidden="true">
              {shortName.split(/ (?=&)/u).map((line) => (
                <span className="footer__line" key={line}>
                  {line}
                </span>
              ))}
            </p>
            <p className="footer__blurb">{blurb}</p>
            <ul className="footer__social">
              {social.map(({ name: network, url }) => (
                <li key={network}>
                  <a href={url} target="_blank" rel="noopener">
                    {network}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkGroup title="Quick links" links={quickLinks} />
          <LinkGroup title="Services" links={services} />
          <div>
            <h2 className="footer__title">Visit</h2>
            <address>
              {addressLines(address).map((line) => (
                <span className="footer__line" key={line}>
                  {line}
                </span>
              ))}
              <a href={phone.href}>{phone.name}</a>
              <br />
              <a href={email.href}>{email.name}</a>
            </address>
            <h2 className="footer__title">Hours</h2>
            <Hours lines={displayHours(hours)} />
          </div>
        </div>
        <div className="footer__base">
          <span>
            © <span data-year={timeZone}>{localDate(timeZone).slice(0, 4)}</span> {name}
          </span>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
          <span>Site by {designer.url ? <a href={designer.url}>{designer.name}</a> : designer.name}</span>
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="footer__title">{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a className="footer__link" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { renderToString } from 'react-dom/server';

import { addressLines } from '../content/address.ts';
import { displayHours } from '../content/hours.ts';
import { salon } from '../content/index.ts';
import { onceEach } from '../content/once.ts';
import { frameLinks } from './facts.ts';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import { Menu } from './Menu.tsx';
import { afterServices, beforeServices } from './navigation.ts';

interface Frame {
  readonly header: string;
  readonly menu: string;
  readonly footer: string;
}

/**
 * HTML of the bar, the menu and the footer of a page. It is the same for all pages that none of its links leads to, and made
 * once for them: there may be thousands of articles.
 */
export function frame(path: string, over: HeaderProps['over']): Frame {
  const links = [...beforeServices, ...frameLinks().services, ...afterServices];
  return frameOf(links.some(({ href }) => href === path) ? path : '', over);
}

const frameOf = onceEach((path: string, over: HeaderProps['over']): Frame => {
  const { name, shortName, blurb, social, designer, email, address, hours } = salon();
  const { services, popular, phone } = frameLinks();
  const common = { brand: { name, shortName }, phone };
  const lines = displayHours(hours);
  const links = { ...common, path, services };
  const footer = { ...common, blurb, social, email, designer, services: popular, hours: lines };
  return {
    header: renderToString(<Header {...links} over={over} />),
    menu: renderToString(<Menu {...links} hours={lines} />),
    footer: renderToString(
      <Footer {...footer} addressLines={addressLines(address)} year={new Date().getFullYear()} />,
    ),
  };
});

import { siteContent } from '../content/content.ts';

/** The salon's name as a link to the home page: the short name, and the rest of the full name if that starts with it. */
export function Logo() {
  const { name, shortName } = siteContent().get('salon');
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
  return (
    <a className="logo" href="/">
      {shortName} {rest && <span className="logo__studio">{rest}</span>}
    </a>
  );
}

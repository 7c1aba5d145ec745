export interface Brand {
  /** 'Copper & Sage Hair Studio' */
  name: string;
  /** 'Copper & Sage' */
  shortName: string;
}

/** The salon's name as a link to the home page: the short name, and the rest of the full name if that starts with it. */
export function Logo({ brand: { name, shortName } }: { brand: Brand }) {
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
  return (
    <a className="logo" href="/">
      {shortName} {rest && <span className="logo__studio">{rest}</span>}
    </a>
  );
}

export interface Brand {
  /** 'Copper & Sage Hair Studio' */
  name: string;
  /** The beginning of the name: 'Copper & Sage'. */
  shortName: string;
}

/** The salon's name as a link to the home page. */
export function Logo({ brand: { name, shortName } }: { brand: Brand }) {
  return (
    <a className="logo" href="/">
      {shortName} <span className="logo__studio">{name.slice(shortName.length).trim()}</span>
    </a>
  );
}

export interface Brand {
  /** 'Copper & Sage Hair Studio' */
  name: string;
  /** The beginning of it, where space is short: 'Copper & Sage'. */
  shortName: string;
}

/** The name, set as on the door. Leads home. */
export function Logo({ brand: { name, shortName } }: { brand: Brand }) {
  return (
    <a className="logo" href="/">
      {shortName} <span className="logo__studio">{name.slice(shortName.length).trim()}</span>
    </a>
  );
}

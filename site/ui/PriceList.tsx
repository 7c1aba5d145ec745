export interface PriceLine {
  name: string;
  /** Starting price with its dollar sign. */
  from?: string | undefined;
  /** Shown instead of a price. */
  note?: string | undefined;
  /** One line about what the price covers. */
  covers: string;
}

/** A price list set like a menu: name, dotted leader, price, description. */
export function PriceList({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className="prices">
      {lines.map(({ name, from, note, covers }) => (
        <div className="prices__line" key={name}>
          <dt className="prices__name">{name}</dt>
          {from ? (
            <dd className="prices__price">
              <span className="prices__from">from</span> {from}
            </dd>
          ) : (
            <dd className="prices__note">{note}</dd>
          )}
          <dd className="prices__covers">{covers}</dd>
        </div>
      ))}
    </dl>
  );
}

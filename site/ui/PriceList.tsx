import { dollars } from '../lib/dollars.ts';

interface PriceLine {
  name: string;
  /** Starting price in dollars. */
  price: number | null;
  /** Shown instead of a price. */
  note?: string;
  /** One line about what the price covers. */
  covers: string;
}

/** A price list set like a menu: name, dotted leader, price, description. */
export function PriceList({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className="prices">
      {lines.map(({ name, price, note, covers }) => (
        <div className="prices__line" key={name}>
          <dt className="prices__name">{name}</dt>
          {price === null ? (
            <dd className="prices__note">{note}</dd>
          ) : (
            <dd className="prices__price">
              <span className="prices__from">from</span> {dollars(price)}
            </dd>
          )}
          <dd className="prices__covers">{covers}</dd>
        </div>
      ))}
    </dl>
  );
}

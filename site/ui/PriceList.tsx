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
    <dl className="price-list">
      {lines.map(({ name, price, note, covers }) => (
        <div className="price-list__line" key={name}>
          <dt className="price-list__name">{name}</dt>
          {price === null ? (
            <dd className="price-list__note">{note}</dd>
          ) : (
            <dd className="price-list__price">
              <span className="price-list__from">from</span> {dollars(price)}
            </dd>
          )}
          <dd className="price-list__covers">{covers}</dd>
        </div>
      ))}
    </dl>
  );
}

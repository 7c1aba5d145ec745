import { type PriceLine, PriceList } from '../../ui/PriceList.tsx';

import './Prices.css';

interface Props {
  headline: string;
  accent?: string | undefined;
  lead?: string | undefined;
  lines: readonly PriceLine[];
}

/** The price list. */
export function Prices({ headline, accent, lead, lines }: Props) {
  return (
    <section className="price-menu">
      <div className="wrap grid">
        <div className="price-menu__head">
          <h2 className="d2">
            {headline} <span className="copper">{accent}</span>
          </h2>
          {lead && <p>{lead}</p>}
        </div>
        <div className="price-menu__lines">
          <PriceList lines={lines} />
        </div>
      </div>
    </section>
  );
}

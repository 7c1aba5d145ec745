import { type PriceLine, PriceList } from '../../ui/PriceList.tsx';

import './Specialties.css';

interface Props {
  headline: string;
  accent: string;
  lead: string;
  prices: readonly PriceLine[];
}

/** The price menu. */
export function Specialties({ headline, accent, lead, prices }: Props) {
  return (
    <section className="specialties">
      <div className="wrap grid">
        <div className="specialties__head">
          <h2 className="d2">
            {headline} <span className="copper">{accent}</span>
          </h2>
          <p>{lead}</p>
        </div>
        <div className="specialties__prices">
          <PriceList lines={prices} />
        </div>
      </div>
    </section>
  );
}

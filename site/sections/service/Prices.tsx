import { type ServiceSection } from '../../content/page-content.ts';
import { Button } from '../../ui/Button.tsx';
import { PriceList } from '../../ui/PriceList.tsx';

export function Prices({ headline, accent, lead, question, lines }: ServiceSection<'prices'>) {
  return (
    <section className="price-menu">
      <div className="wrap grid">
        <div className="price-menu__side">
          <div className="price-menu__head">
            <h2 className="d2">
              {headline} <span className="copper">{accent}</span>
            </h2>
            {lead && <p>{lead}</p>}
          </div>
          {question && (
            <div className="price-menu__question">
              <p className="d3">{question}</p>
              <Button href="/contact" variant="outline">
                Schedule Consultation
              </Button>
            </div>
          )}
        </div>
        <div className="price-menu__lines">
          <PriceList lines={lines} />
        </div>
      </div>
    </section>
  );
}

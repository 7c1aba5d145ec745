import type { ServiceSection } from '../../content/page-content.ts';
import { Button } from '../../ui/Button.tsx';
import { Headline } from '../../ui/Headline.tsx';
import { PriceList } from '../../ui/PriceList.tsx';

export function Prices({ headline, accent, lead, question, lines }: ServiceSection<'prices'>) {
  return (
    <section className="prices">
      <div className="wrap grid">
        <div className="prices__side">
          <div className="prices__head">
            <Headline className="d2" headline={headline} accent={accent} />
            {lead && <p>{lead}</p>}
          </div>
          {question && (
            <div className="prices__question">
              <p className="d3">{question}</p>
              <Button href="/contact" variant="outline">
                Schedule Consultation
              </Button>
            </div>
          )}
        </div>
        <div className="prices__lines">
          <PriceList lines={lines} />
        </div>
      </div>
    </section>
  );
}

import { Button } from '../../ui/Button.tsx';
import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

import './WhyColor.css';

interface Props {
  headline: string;
  accent: string;
  reasons: readonly string[];
  picture: PictureData;
}

/** Four reasons beside a picture that overlaps the field's lower edge. */
export function WhyColor({ headline, accent, reasons, picture }: Props) {
  return (
    <section className="whycolor">
      <div className="whycolor__words">
        <h2 className="d2">
          {headline} <span className="copper">{accent}</span>
        </h2>
        <ol className="whycolor__reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ol>
        <Button href="/contact" variant="outline">
          Schedule Consultation
        </Button>
      </div>
      <Picture picture={picture} className="whycolor__picture" />
    </section>
  );
}

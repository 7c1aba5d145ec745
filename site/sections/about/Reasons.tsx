import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { TickList } from '../../ui/TickList.tsx';

interface Props {
  headline: string;
  accent: string;
  reasons: readonly string[];
  advantages: readonly string[];
  picture: PictureData;
}

export function Reasons({ headline, accent, reasons, advantages, picture }: Props) {
  return (
    <section className="about-reasons">
      <div className="wrap grid">
        <h2 className="d2">
          {headline} <span className="copper">{accent}</span>
        </h2>
        <ul className="about-reasons__list">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <TickList items={advantages} className="about-reasons__promises" />
        <Picture
          picture={picture}
          className="about-reasons__picture"
          boxes={{ phone: [95, 0.8], tablet: [38, 0.46], desktop: [38, 0.8] }}
        />
      </div>
    </section>
  );
}

import type { ServiceSection } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** Reasons beside a picture that overlaps the field's lower edge. */
export function Reasons({ headline, accent, list, picture }: ServiceSection<'reasons'>) {
  return (
    <section className="service-reasons">
      <div className="service-reasons__words">
        <Headline className="d2" headline={headline} accent={accent} />
        <ol className="service-reasons__list">
          {list.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ol>
      </div>
      <Picture
        picture={picture}
        className="service-reasons__picture"
        vw={{ phone: 95, tablet: 96, desktop: 50 }}
        ratio={{ phone: 1.33, desktop: 0.65 }}
      />
    </section>
  );
}

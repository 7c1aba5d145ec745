import type { PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TickList } from '../../ui/TickList.tsx';

type Props = PageContent<'about'>['reasons'] & Pick<PageContent<'salon'>, 'advantages'>;

export function Reasons({ headline, accent, list, advantages, picture }: Props) {
  return (
    <section className="about-reasons">
      <div className="wrap grid">
        <Headline className="d2" headline={headline} accent={accent} />
        <ul className="about-reasons__list">
          {list.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <TickList items={advantages} className="about-reasons__promises" />
        <Picture
          picture={picture}
          className="about-reasons__picture"
          vw={{ phone: 95, tablet: 38 }}
          ratio={{ phone: 0.8, tablet: 0.46, desktop: 0.8 }}
        />
      </div>
    </section>
  );
}

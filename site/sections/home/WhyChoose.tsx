import type { PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Points } from '../../ui/Points.tsx';
import { TickList } from '../../ui/TickList.tsx';

type Props = PageContent<'home'>['why'] & Pick<PageContent<'salon'>, 'advantages'>;

export function WhyChoose({ headline, accent, picture, benefits, advantages }: Props) {
  return (
    <section className="why-choose">
      <Headline className="d2" headline={headline} accent={accent} />
      <Picture
        picture={picture}
        className="why-choose__picture"
        vw={{ phone: 100, tablet: 42 }}
        ratio={{ phone: 0.8, tablet: 0.32, desktop: 0.55 }}
      />
      <Points points={benefits} />
      <TickList items={advantages} className="why-choose__advantages" />
    </section>
  );
}

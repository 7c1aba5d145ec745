import type { PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Points } from '../../ui/Points.tsx';

type Props = PageContent<'about'>['story'] & { people: PageContent<'team'> };

export function Story({ headline, accent, paragraphs, people }: Props) {
  return (
    <section className="about-story">
      <div className="wrap grid">
        <Headline className="d2" headline={headline} accent={accent} accentClass="about-story__accent" />
        <div className="about-story__text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Points
          points={people.map(({ name, note }) => ({ name, text: note }))}
          className="about-story__people"
        />
      </div>
    </section>
  );
}

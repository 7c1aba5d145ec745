import { type PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Points } from '../../ui/Points.tsx';

type Props = PageContent<'about'>['story'] & { people: PageContent<'team'> };

export function Story({ headline, accent, paragraphs, people }: Props) {
  return (
    <section className="about-story">
      <div className="wrap grid">
        <h2 className="d2">
          <Headline headline={headline} accent={accent} accentClass="about-story__accent" />
        </h2>
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

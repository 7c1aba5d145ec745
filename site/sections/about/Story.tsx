import { type Shown } from '../../content/shown.ts';

type Props = Shown<'about'>['story'] & { people: Shown<'team'> };

/** The owner's story and the team. */
export function Story({ headline, accent, paragraphs, people }: Props) {
  return (
    <section className="about-story">
      <div className="wrap grid">
        <h2 className="d2">
          {headline} <span className="about-story__accent">{accent}</span>
        </h2>
        <div className="about-story__text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="about-story__people">
          {people.map(({ name, note }) => (
            <div key={name}>
              <dt className="d3">{name}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

import type { PageContent } from '../../content/page-content.ts';

export function Specialties({ headline, phrases }: PageContent<'galleryPage'>['specialties']) {
  return (
    <section className="specialties dark">
      <div className="wrap grid">
        <h2 className="specialties__title">{headline}</h2>
        <p className="specialties__text">
          {phrases.map(({ text, accent }) => (
            <span key={text} className={accent ? 'specialties__accent' : undefined}>
              {text}{' '}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}

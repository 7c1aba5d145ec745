import type { PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** Full-width picture of the salon with the mission in a notch in its corner. */
export function Mission({ headline, text, accent, picture }: PageContent<'about'>['mission']) {
  return (
    <section className="mission">
      <Picture
        picture={picture}
        className="mission__picture"
        vw={{ phone: 100 }}
        ratio={{ phone: 1.1, desktop: 1.7 }}
      />
      <div className="mission__panel">
        <h2 className="label">{headline}</h2>
        <Headline as="p" className="d2" headline={text} accent={accent} accentClass="mission__accent" />
      </div>
    </section>
  );
}

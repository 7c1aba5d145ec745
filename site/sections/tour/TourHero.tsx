import type { PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Picture } from '../../ui/Picture.tsx';

import './TourHero.css';

/** Full-width picture of the salon with the headline in a notch at its edge. */
export function TourHero({ headline, accent, lead, picture }: PageContent<'tourPage'>['hero']) {
  return (
    <section className="tour-hero">
      <Picture
        picture={picture}
        className="tour-hero__picture"
        priority
        vw={{ phone: 100, tablet: 110, desktop: 96 }}
        ratio={{ phone: 0.9, tablet: 0.97, desktop: 1.7 }}
      />
      <div className="tour-hero__panel">
        <Headline as="h1" headline={headline} accent={accent} />
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}

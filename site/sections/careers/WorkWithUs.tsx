import type { PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';
import { Picture } from '../../ui/Picture.tsx';

import './WorkWithUs.css';

/** Hero of the careers page: a two-line headline beside a picture. */
export function WorkWithUs({ headline, accent, lead, picture }: PageContent<'careersPage'>['hero']) {
  return (
    <section className="work-with-us">
      <div className="work-with-us__words">
        <Headline as="h1" headline={headline} accent={accent} accentClass="work-with-us__accent copper" />
        <p className="lead">{lead}</p>
      </div>
      <Picture
        picture={picture}
        className="work-with-us__picture"
        priority
        vw={{ phone: 100, tablet: 42, desktop: 50 }}
        ratio={{ phone: 0.95, tablet: 0.6, desktop: 0.9 }}
      />
    </section>
  );
}

import type { ReactNode } from 'react';
import type { PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';

interface Props extends Omit<PageContent<'galleryPage'>['stories'], 'list'> {
  children: ReactNode;
}

export function Stories({ label, headline, accent, note, children }: Props) {
  return (
    <section className="stories">
      <div className="wrap">
        <p className="label">{label}</p>
        <div className="stories__head grid">
          <Headline className="d2" headline={headline} accent={accent} accentClass="stories__accent" />
          <p>{note}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

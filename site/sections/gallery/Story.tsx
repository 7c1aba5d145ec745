import type { ReactNode } from 'react';
import type { PageContent } from '../../content/page-content.ts';
import { Headline } from '../../ui/Headline.tsx';

type StoryData = PageContent<'galleryPage'>['stories']['list'][number];

interface Props extends Omit<StoryData, 'before' | 'after'> {
  /** The comparison slider. */
  children: ReactNode;
}

/** One transformation: before and after, and its story. */
export function Story({ headline, accent, text, figures, children }: Props) {
  return (
    <article className="story grid" aria-label={`${headline} ${accent}`}>
      <div className="story__pair">{children}</div>
      <div className="story__text">
        <Headline as="h3" headline={headline} accent={accent} accentClass="stories__accent" />
        <p>{text}</p>
        <dl className="story__figures">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

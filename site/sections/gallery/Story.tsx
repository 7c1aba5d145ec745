import { type ReactNode } from 'react';

import { Leaders } from './Leaders.tsx';

interface Props {
  headline: string;
  accent: string;
  text: string;
  figures: readonly { name: string; value: string }[];
  /** The comparison slider. */
  children: ReactNode;
}

/** One transformation: before and after, and its story. */
export function Story({ headline, accent, text, figures, children }: Props) {
  return (
    <article className="story grid" aria-label={`${headline} ${accent}`}>
      <div className="story__pair">{children}</div>
      <div className="story__text">
        <h3>
          {headline} <span className="stories__accent">{accent}</span>
        </h3>
        <p>{text}</p>
        <Leaders rows={figures} />
      </div>
    </article>
  );
}

import { type ReactNode } from 'react';

import { Contents, type ContentsEntry } from './Contents.tsx';

interface Props {
  /** HTML; empty for the introduction. */
  heading: string;
  /** Beside the introduction. */
  contents: readonly ContentsEntry[];
  /** The text. */
  children: ReactNode;
}

/** A section of an article. On wide screens its heading stays beside the text. */
export function ArticleSection({ heading, contents, children }: Props) {
  return (
    <section className={heading ? 'article-section grid' : 'article-section article-section--intro grid'}>
      {heading && (
        <div className="article-section__heading prose" dangerouslySetInnerHTML={{ __html: heading }} />
      )}
      {contents.length > 1 && <Contents entries={contents} />}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { TableOfContents } from '../../ui/TableOfContents.tsx';

/** Tables of contents with more entries stand in columns below the introduction. */
const MAX_BESIDE = 12;

interface Props {
  /** HTML; empty for the introduction. */
  heading: string;
  /** Beside or below the introduction. */
  contents: readonly { id: string; text: string }[];
  /** The text as HTML. */
  html: string;
}

/** A section of an article. On wide screens its heading stays beside the text. */
export function ArticleSection({ heading, contents, html }: Props) {
  const isLong = contents.length > MAX_BESIDE;
  const list = contents.length > 1 && (
    <TableOfContents
      label="In this article"
      entries={contents}
      className={isLong ? 'article-contents article-contents--columns' : 'article-contents'}
    />
  );
  return (
    <section className={classNames('article-section', !heading && 'article-section--intro', 'grid')}>
      {heading && (
        <div className="article-section__heading prose" dangerouslySetInnerHTML={{ __html: heading }} />
      )}
      {!isLong && list}
      <div className="article-section__text prose" dangerouslySetInnerHTML={{ __html: html }} />
      {isLong && list}
    </section>
  );
}

export function ArticleBody({ children }: { children: ReactNode }) {
  return <div className="article-body wrap">{children}</div>;
}

/** Around the buttons to share an article. */
export function ShareSection({ children }: { children: ReactNode }) {
  return (
    <div className="share-article article-section grid">
      <p className="label">Send it to someone</p>
      {children}
    </div>
  );
}

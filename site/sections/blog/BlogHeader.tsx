import type { ReactNode } from 'react';
import type { Link } from '../../lib/link.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';

import './BlogHeader.css';

interface Props {
  headline: string;
  lead: string;
  /** Number of published articles. */
  count: number;
  breadcrumbs: readonly Link[];
  children: ReactNode;
}

/** The blog's title, and below it the number of articles, the subtitle and the search. */
export function BlogHeader({ headline, lead, count, breadcrumbs, children }: Props) {
  return (
    <header className="blog-header page wrap">
      <Breadcrumbs trail={breadcrumbs} />
      <h1>{headline}</h1>
      <div className="blog-header__aside">
        <p className="blog-header__count">{`${count} ${count === 1 ? 'article' : 'articles'}`}</p>
        <p className="blog-header__lead lead">{lead}</p>
        <div className="blog-header__search">{children}</div>
      </div>
    </header>
  );
}

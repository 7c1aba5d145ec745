import { type ReactNode } from 'react';

import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';

import './BlogHeader.css';

interface Props {
  headline: string;
  lead: string;
  /** Number of published articles. */
  count: number;
  /** The search button. */
  children: ReactNode;
}

/** The blog's title with the article count at its upper right, and the subtitle and search below. */
export function BlogHeader({ headline, lead, count, children }: Props) {
  return (
    <header className="blog-head page wrap">
      <Breadcrumbs trail={[{ name: 'Home', href: '/' }]} current="Blog" />
      <div className="blog-head__title">
        <h1>{headline}</h1>
        <p className="blog-head__count">
          <b>{count}</b> {count === 1 ? 'article' : 'articles'}
        </p>
      </div>
      <div className="grid">
        <p className="blog-head__lead lead">{lead}</p>
        <div className="blog-head__search">{children}</div>
      </div>
    </header>
  );
}

import { type ReactNode } from 'react';

/** The sections of an article and what follows them. The page composes them because islands must be created in an Astro file. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return <div className="article-body wrap">{children}</div>;
}

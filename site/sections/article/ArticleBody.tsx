import { type ReactNode } from 'react';

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

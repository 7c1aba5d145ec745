import { type ReactNode } from 'react';

import './ArticleBody.css';
import './Code.css';
import './DrawingRows.css';
import './Drawings.css';
import './NumberedSection.css';
import './Print.css';
import './Prose.css';
import './Shades.css';
import './Share.css';
import './Tables.css';

/** The sections of an article and what follows them. The page composes them because islands must be created in an Astro file. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return <div className="article-body wrap">{children}</div>;
}

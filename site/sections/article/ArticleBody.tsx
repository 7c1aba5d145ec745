import { type ReactNode } from 'react';

import { Contents, type ContentsEntry } from './Contents.tsx';

import './ArticleBody.css';
import './Code.css';
import './Print.css';
import './Prose.css';
import './Share.css';

interface Props {
  contents: readonly ContentsEntry[];
  /** The article and its share buttons. The page composes them because islands must be created in an Astro file. */
  children: ReactNode;
}

/** The article's text with its table of contents. */
export function ArticleBody({ contents, children }: Props) {
  return (
    <div className="article-body wrap grid">
      {contents.length > 1 && <Contents entries={contents} />}
      {children}
    </div>
  );
}

import { type ReactNode } from 'react';

import { Contents, type ContentsEntry } from './Contents.tsx';

import './ArticleBody.css';
import './Code.css';
import './Print.css';
import './Prose.css';
import './Share.css';

interface Props {
  contents: readonly ContentsEntry[];
  /** The text and what follows it. Its islands are why the page puts it together. */
  children: ReactNode;
}

/** The text, with what is in it beside it. */
export function ArticleBody({ contents, children }: Props) {
  return (
    <div className="article-body wrap grid">
      {contents.length > 1 && <Contents entries={contents} />}
      {children}
    </div>
  );
}

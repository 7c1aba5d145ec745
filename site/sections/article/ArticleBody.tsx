import { Contents, type ContentsEntry } from './Contents.tsx';

import './ArticleBody.css';
import './Code.css';
import './Prose.css';

interface Props {
  /** Made by content/markdown.ts, which lets no HTML of the text through. */
  html: string;
  contents: readonly ContentsEntry[];
}

/** The text, with what is in it beside it. */
export function ArticleBody({ html, contents }: Props) {
  return (
    <div className="article-body wrap grid">
      {contents.length > 1 && <Contents entries={contents} />}
      <div className="article-body__text prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

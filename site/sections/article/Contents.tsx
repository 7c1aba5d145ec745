import '../../ui/Fold.css';
import './Contents.css';

export interface ContentsEntry {
  id: string;
  text: string;
}

/**
 * Table of contents: beside the introduction on wide screens, collapsed above it on small ones.
 */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const list = (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="article-contents" aria-label="In this article">
      <div className="article-contents__open">
        <p className="label">In this article</p>
        {list}
      </div>
      <details className="article-contents__folded">
        <summary className="fold">In this article</summary>
        {list}
      </details>
    </nav>
  );
}

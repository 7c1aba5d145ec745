export interface ContentsEntry {
  id: string;
  text: string;
}

interface Props {
  entries: readonly ContentsEntry[];
  /** As wide as the page, in columns. */
  columns?: boolean;
}

/** Table of contents, collapsed on small screens. */
export function Contents({ entries, columns = false }: Props) {
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
    <nav
      className={columns ? 'article-contents article-contents--columns' : 'article-contents'}
      aria-label="In this article"
    >
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

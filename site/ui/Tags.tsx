import './Tags.css';

export interface Tag {
  /** The tag in URLs. */
  key: string;
  label: string;
}

interface Props {
  tags: readonly Tag[];
  /** Number of tags that are not shown. */
  more?: number;
}

/** Tags as badges. Each becomes a link to its posts where there is a script that filters them (link-tags.ts). */
export function Tags({ tags, more = 0 }: Props) {
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map(({ key, label }, index) => (
        <li key={key}>
          <a className="tag" {...{ 'data-tag': key }}>
            {label}
          </a>
          {/* In the item of the last tag, so that it never stands alone on a line. */}
          {more > 0 && index === tags.length - 1 && (
            <span className="tags__more">
              <span aria-hidden="true">{`+${String(more)}`}</span>
              <span className="visually-hidden">{`and ${String(more)} more`}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

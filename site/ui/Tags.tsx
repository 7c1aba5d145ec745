import './Tags.css';

export interface Tag {
  /** How the tag stands in addresses. */
  key: string;
  label: string;
  /** The list of posts with this tag. */
  href: string;
}

interface Props {
  tags: readonly Tag[];
  /** So many further tags are not shown. */
  more?: number;
}

/** Tags as badges. Each leads to the posts that carry it. */
export function Tags({ tags, more = 0 }: Props) {
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map(({ key, label, href }) => (
        <li key={key}>
          <a className="tag" href={href} data-tag={key}>
            {label}
          </a>
        </li>
      ))}
      {more > 0 && (
        <li className="tags__more">
          <span aria-hidden="true">{`+${String(more)}`}</span>
          <span className="visually-hidden">{`and ${String(more)} more`}</span>
        </li>
      )}
    </ul>
  );
}

import './Tags.css';

export interface Tag {
  /** The tag in URLs. */
  key: string;
  label: string;
  /** URL of the posts with this tag. */
  href: string;
}

interface Props {
  tags: readonly Tag[];
  /** Number of tags that are not shown. */
  more?: number;
}

/** Tags as badges, each a link to its posts. */
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

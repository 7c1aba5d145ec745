interface Props {
  tags: readonly string[];
  /** Number of tags that are not shown. */
  more?: number;
}

/** Tags as badges. Each becomes a link to its posts where there is a script that filters them (filter-list.ts). */
export function Tags({ tags, more = 0 }: Props) {
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map((tag, index) => (
        <li key={tag}>
          {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- filter-list.ts sets the address */}
          <a className="tag">{tag}</a>
          {/* In the item of the last tag, so that it never stands alone on a line. */}
          {more > 0 && index === tags.length - 1 && (
            <span className="tags__more">
              <span aria-hidden="true">{`+${more}`}</span>
              <span className="visually-hidden">{`and ${more} more`}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** Accessible name of the group. */
  label: string;
  /** The first option removes the filter; its key is ''. `count` is shown on the button. */
  options: readonly { key: string; label: string; count?: number }[];
}

/** A row of toggle buttons above a list, of which one is pressed, and a line that says what filter-list.ts shows. */
export function FilterRow({ label, options }: Props) {
  return (
    <>
      <div className="filter-row" role="group" aria-label={label}>
        {options.map((option) => (
          <button
            key={option.key}
            type="button"
            className="tag"
            value={option.key}
            aria-pressed={option.key === ''}
          >
            {option.label}
            {option.count !== undefined && <span className="filter-row__count">{option.count}</span>}
          </button>
        ))}
      </div>
      <p className="filter-row__status" role="status">
        <span className="visually-hidden" />
      </p>
    </>
  );
}

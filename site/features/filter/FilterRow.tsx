/** A row of toggle buttons above a list, of which one is pressed, and a line that says what the list shows. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import '../../ui/Tags.css';

interface Props {
  /** Accessible name of the group. */
  label: string;
  /** The first option removes the filter; its key is ''. `count` is shown on the button. */
  options: readonly { key: string; label: string; count?: number }[];
  selected: string;
  onSelect: (key: string) => void;
  /** What the list shows. Without a filter it is for screen readers only. */
  status: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** Pixels left of the pressed button when the row is scrolled to it. */
const SCROLL_MARGIN = 20;

export function FilterRow({ label, options, selected, onSelect, status, ref }: Props) {
  // Announce that all are shown only after a filter was removed, not on every visit.
  const [wasFiltered, setWasFiltered] = useState(false);
  if (selected && !wasFiltered) setWasFiltered(true);

  const hydrated = useRef(false);
  useLayoutEffect(() => {
    const row = ref.current;
    const isFirst = !hydrated.current;
    hydrated.current = true;
    // A touch of the row loads this script: do not move the row under the finger.
    if (isFirst && (selected === '' || row?.matches(':hover, :active, :focus-within'))) return;
    const pressed = row?.querySelector<HTMLElement>('[aria-pressed=true]');
    row?.scrollTo({ left: (pressed?.offsetLeft ?? 0) - SCROLL_MARGIN });
  }, [ref, selected]);

  return (
    <>
      <div className="filter" role="group" aria-label={label} ref={ref}>
        {options.map((option) => (
          <button
            key={option.key}
            type="button"
            className="tag"
            aria-pressed={option.key === selected}
            onClick={() => {
              onSelect(option.key);
            }}
            // Browsers do not scroll to a focused element that is partly visible.
            onFocus={({ currentTarget }) => {
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
          >
            {option.label}
            {option.count !== undefined && <span className="filter__count">{option.count}</span>}
          </button>
        ))}
      </div>
      <p className="filter-status" role="status">
        {/* One text that is always there: translators replace text that React would remove. */}
        <span className={selected ? '' : 'visually-hidden'}>{wasFiltered ? status : ''}</span>
      </p>
    </>
  );
}

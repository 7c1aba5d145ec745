/** The row of buttons over a list: one of them is pressed. Part of the islands that filter. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

import '../../ui/Tags.css';
import './FilterRow.css';

interface Props {
  /** What the buttons do, for people who cannot see what stands below them. */
  label: string;
  /**
   * The first is the one that takes the filter off; its key is ''. `count` stands on the button, `of` is for a script
   * that filters before the first paint: how many there are where not all of them are on the page.
   */
  options: readonly { key: string; label: string; count?: number; of?: number }[];
  selected: string;
  onSelect: (key: string) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** Pixels that stay free before the pressed button, where the row is wider than the screen. */
const EDGE = 20;

export function FilterRow({ label, options, selected, onSelect, ref }: Props) {
  const tookOver = useRef(false);
  useLayoutEffect(() => {
    const row = ref.current;
    const first = !tookOver.current;
    tookOver.current = true;
    // Touching the row is what brings this script: the row must not slip away under the finger on its way to a button.
    if (first && (selected === '' || row?.matches(':hover, :active, :focus-within'))) return;
    const pressed = row?.querySelector<HTMLElement>('[aria-pressed=true]');
    row?.scrollTo({ left: (pressed?.offsetLeft ?? 0) - EDGE });
  }, [ref, selected]);

  return (
    <div className="filter" role="group" aria-label={label} ref={ref}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className="tag"
          data-tag={option.key}
          data-of={option.of}
          aria-pressed={option.key === selected}
          onClick={() => {
            onSelect(option.key);
          }}
          // Browsers leave a button that is half in sight where it is.
          onFocus={({ currentTarget }) => {
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
        >
          {option.label}
          {option.count !== undefined && <span className="filter__count">{option.count}</span>}
        </button>
      ))}
    </div>
  );
}

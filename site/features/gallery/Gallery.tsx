/**
 * The gallery: filters its pictures by category and opens large ones in a lightbox. Interactive because both happen without
 * leaving the page; the pictures are HTML between its tags. Loads when touched, focused or scrolled to. Until then, and
 * without JavaScript, each picture links to its large version, and show-category-from-url.ts, inlined into the page,
 * applies `?category=`.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { FilterRow } from '../shared/FilterRow.tsx';
import { useSearchParam } from '../shared/useSearchParam.ts';
import { showCategory } from './show-category.ts';
import { Viewer } from './Viewer.tsx';

interface Props {
  /** In the order of the buttons; `count` is the number of pictures. */
  categories: readonly { key: string; label: string; count: number }[];
  /** Number of all pictures. */
  total: number;
  /** A list of pictures, each with its category in `data-category`. */
  children?: ReactNode;
}

export default function Gallery({ categories, total, children }: Props) {
  const [requested, select] = useSearchParam('category');
  const category = categories.find(({ key }) => key === requested);
  const selected = category?.key ?? '';
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);

  // Announce "all photos" only after a filter was removed, not on every visit.
  const [wasFiltered, setWasFiltered] = useState(false);
  if (selected && !wasFiltered) setWasFiltered(true);

  const everything = wasFiltered ? `Showing all ${String(total)} photos` : '';
  const status = category
    ? `Showing ${String(category.count)} photo${category.count === 1 ? '' : 's'} in ${category.label}`
    : everything;

  useLayoutEffect(() => {
    if (root.current) showCategory(root.current, selected);
  }, [selected]);

  return (
    <div ref={root}>
      <div className="wrap">
        <FilterRow
          label="Filter photos by category"
          options={[{ key: '', label: 'All Photos', count: total }, ...categories]}
          selected={selected}
          onSelect={select}
          ref={row}
        />
        <p className="filter-status" role="status">
          {/* One text that is always there: translators replace text that React would remove. */}
          <span className={category ? '' : 'visually-hidden'}>{status}</span>
        </p>
      </div>
      {children}
      <Viewer within={root} label="Gallery photos" />
    </div>
  );
}

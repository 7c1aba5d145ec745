/**
 * The gallery: filters its pictures by category and opens large ones in a lightbox. Interactive because both happen without
 * leaving the page; the pictures are HTML between its tags. Loads when touched, focused or scrolled to; `?category=` is
 * applied before. Without JavaScript each picture links to its large version.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { showItems, STATUS } from '../filter/filter-list.ts';
import { FilterRow } from '../filter/FilterRow.tsx';
import { useSearchParam } from '../filter/useSearchParam.ts';
import { Viewer } from './Viewer.tsx';

interface Props {
  /** In the order of the buttons; `count` is the number of pictures. */
  categories: readonly { key: string; label: string; count: number }[];
  /** Number of all pictures. */
  total: number;
  /** A list of pictures, each with its category in `data-keys`. */
  children?: ReactNode;
}

/** Image sizes when a filter leaves few pictures (GallerySection.css). */
const FILTERED_SIZES = '(max-width: 40em) 92vw, 48vw';

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
  const status = category ? STATUS.category(category.count, category.label) : everything;

  useLayoutEffect(() => {
    showItems(selected);
    if (selected === '') return;
    for (const source of root.current?.querySelectorAll('source') ?? [])
      // Setting the same value again may fetch the picture again.
      if (source.sizes !== FILTERED_SIZES) source.sizes = FILTERED_SIZES;
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

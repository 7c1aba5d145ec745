/**
 * The gallery: filters its pictures by category and opens large ones in a lightbox. Interactive because both happen without
 * leaving the page; the pictures are HTML between its tags. Loads when touched, focused or scrolled to; `?category=` is
 * applied before. Without JavaScript each picture links to its large version.
 */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { showItems, STATUS } from '../filter/filter-list.ts';
import { FilterRow } from '../filter/FilterRow.tsx';
import { useSearchParam } from '../filter/useSearchParam.ts';
import Viewer from './Viewer.tsx';

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
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    showItems(selected);
    if (selected === '') return;
    for (const source of document.querySelectorAll<HTMLSourceElement>('[data-keys] source'))
      // Setting the same value again may fetch the picture again.
      if (source.sizes !== FILTERED_SIZES) source.sizes = FILTERED_SIZES;
  }, [selected]);

  return (
    <>
      <div className="wrap">
        <FilterRow
          label="Filter photos by category"
          options={[{ key: '', label: 'All Photos', count: total }, ...categories]}
          selected={selected}
          onSelect={select}
          status={
            category ? STATUS.category(category.count, category.label) : `Showing all ${String(total)} photos`
          }
          ref={row}
        />
      </div>
      <Viewer label="Gallery photos">{children}</Viewer>
    </>
  );
}

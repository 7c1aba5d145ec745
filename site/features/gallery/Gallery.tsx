/**
 * In the browser because it shows one kind of picture without leaving the page, and the large pictures over it. Holds
 * the row of categories and the line that says what is shown; the pictures are HTML between its tags. Loads when it is
 * touched, focused or scrolled to: until then, and without JavaScript, every picture is a link to its large one, and
 * show-category-from-url.ts, which is part of the page, shows what `?category=` asks for.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { FilterRow } from '../shared/FilterRow.tsx';
import { showCategory } from './show-category.ts';
import { useSearchParam } from '../shared/useSearchParam.ts';
import { useReady } from '../shared/useReady.ts';
import { Viewer } from './Viewer.tsx';

interface Props {
  /** In the order of the buttons, each with the number of its pictures. */
  categories: readonly { key: string; label: string; count: number }[];
  /** How many pictures there are. */
  total: number;
  /** The pictures: a list whose entries name their category in `data-category`. */
  children?: ReactNode;
}

export default function Gallery({ categories, total, children }: Props) {
  const [inAddress, select] = useSearchParam('category');
  const category = categories.find(({ key }) => key === inAddress);
  const selected = category?.key ?? '';
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useReady(root);

  // Who leaves a category again sees all pictures come back, and is told so who does not see it.
  const [chosen, setChosen] = useState(false);
  if (selected && !chosen) setChosen(true);

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
          {category &&
            `Showing ${String(category.count)} photo${category.count === 1 ? '' : 's'} in ${category.label}`}
          {!category && chosen && (
            <span className="visually-hidden">{`Showing all ${String(total)} photos`}</span>
          )}
        </p>
      </div>
      {children}
      <Viewer within={root} label="Gallery photos" />
    </div>
  );
}

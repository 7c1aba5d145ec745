/**
 * In the browser because it changes what the page shows without leaving it. Holds the row of tags, the line that says
 * what is shown, and what is said when that is nothing; the cards are HTML beside it. Loads when it is touched,
 * focused or scrolled to: until then the badges are links, and show-tag-from-url.ts, which is part of the page, shows what
 * `?tag=` asks for.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { tagLabel } from '../../content/tags.ts';
import { FilterRow } from '../shared/FilterRow.tsx';
import { keepScrollPosition, onTagClick, showCards } from './post-cards.ts';
import { useSearchParam } from '../shared/useSearchParam.ts';
import { useReady } from '../shared/useReady.ts';

import '../../ui/Button.css';
import './BlogFilter.css';

interface Props {
  /** Alphabetically, each with the number of its posts. */
  tags: readonly { key: string; label: string; count: number }[];
  /** How many posts there are. */
  total: number;
}

export default function BlogFilter({ tags, total }: Props) {
  const [selected, select] = useSearchParam('tag');
  const row = useRef<HTMLDivElement>(null);
  const keepInPlace = useRef<() => void>(undefined);
  useReady(row);

  // Who has chosen a tag and leaves it again sees all posts come back, and is told so who does not see it.
  const [chosen, setChosen] = useState(false);
  if (selected && !chosen) setChosen(true);

  const onSelect = useEffectEvent(select);
  useEffect(
    () =>
      onTagClick((tag, card) => {
        keepInPlace.current = keepScrollPosition(card);
        onSelect(tag);
      }),
    [],
  );
  useLayoutEffect(() => {
    showCards(selected);
    keepInPlace.current?.();
    keepInPlace.current = undefined;
  }, [selected]);

  const tag = tags.find(({ key }) => key === selected);
  const label = tag?.label ?? tagLabel(selected);
  const count = selected ? (tag?.count ?? 0) : total;
  return (
    <>
      <FilterRow
        label="Filter posts by tag"
        options={[
          { key: '', label: 'All Posts' },
          ...tags.map(({ key, label, count: of }) => ({ key, label, of })),
        ]}
        selected={selected}
        onSelect={select}
        ref={row}
      />
      <p className="filter-status" role="status">
        {selected && `Showing ${String(count)} post${count === 1 ? '' : 's'} tagged with ${label}`}
        {!selected && chosen && (
          <span className="visually-hidden">{`Showing all ${String(total)} posts`}</span>
        )}
      </p>
      <div className="no-posts" hidden={count > 0}>
        <h2 className="d2">No blog posts found</h2>
        {total === 0 ? (
          <p className="lead">No posts have been published yet. Check back soon!</p>
        ) : (
          <>
            <p className="lead">No posts are tagged with it yet.</p>
            <button
              type="button"
              className="button"
              onClick={() => {
                select('');
                row.current?.querySelector('button')?.focus();
              }}
            >
              View All Posts
            </button>
          </>
        )}
      </div>
    </>
  );
}

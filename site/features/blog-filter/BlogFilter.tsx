/**
 * The blog's tag filter: the row of tags, the status line, and the empty state. Interactive because it filters without
 * leaving the page; the cards are HTML outside of it. Loads when touched, focused or scrolled to. Until then the tags are
 * links, and show-tag-from-url.ts, inlined into the page, applies `?tag=`.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { tagLabel } from '../../content/articles/tags.ts';
import { FilterRow } from '../shared/FilterRow.tsx';
import { useSearchParam } from '../shared/useSearchParam.ts';
import { keepScrollPosition, onTagClick, showCards } from './post-cards.ts';

import '../../ui/Button.css';

interface Props {
  /** In alphabetical order; `count` is the number of posts. */
  tags: readonly { key: string; label: string; count: number }[];
  /** Number of all posts. */
  total: number;
}

export default function BlogFilter({ tags, total }: Props) {
  const [selected, select] = useSearchParam('tag');
  const row = useRef<HTMLDivElement>(null);
  const restoreScroll = useRef<() => void>(undefined);

  // Announce "all posts" only after a filter was removed, not on every visit.
  const [wasFiltered, setWasFiltered] = useState(false);
  if (selected && !wasFiltered) setWasFiltered(true);

  const onSelect = useEffectEvent(select);
  useEffect(
    () =>
      onTagClick((tag, card) => {
        restoreScroll.current = keepScrollPosition(card);
        onSelect(tag);
      }),
    [],
  );
  useLayoutEffect(() => {
    showCards(selected);
    restoreScroll.current?.();
    restoreScroll.current = undefined;
  }, [selected]);

  const tag = tags.find(({ key }) => key === selected);
  const label = tag?.label ?? tagLabel(selected);
  const count = selected ? (tag?.count ?? 0) : total;
  const everything = wasFiltered ? `Showing all ${String(total)} posts` : '';
  const status = selected
    ? `Showing ${String(count)} post${count === 1 ? '' : 's'} tagged with ${label}`
    : everything;
  return (
    <>
      <FilterRow
        label="Filter posts by tag"
        options={[{ key: '', label: 'All Posts' }, ...tags.map(({ key, label }) => ({ key, label }))]}
        selected={selected}
        onSelect={select}
        ref={row}
      />
      <p className="filter-status" role="status">
        {/* One text that is always there: translators replace text that React would remove. */}
        <span className={selected ? '' : 'visually-hidden'}>{status}</span>
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

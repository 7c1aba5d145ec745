/**
 * The blog's tag filter: the row of tags, the status line, and the empty state. Interactive because it filters without
 * leaving the page. Loads when touched, focused or scrolled to; `?tag=` is applied before.
 */
import { useLayoutEffect, useRef } from 'react';

import { tagKey, tagLabel } from '../../content/articles/tags.ts';
import { isPlainClick } from '../shared/is-plain-click.ts';
import { useListener } from '../shared/useListener.ts';
import { countItems, searchParamKey, showItems, STATUS } from './filter-list.ts';
import { FilterRow } from './FilterRow.tsx';
import { useSearchParam } from './useSearchParam.ts';

import '../../ui/Button.css';

interface Props {
  /** Labels in alphabetical order. */
  tags: readonly string[];
  /** Number of all posts. */
  total: number;
}

export default function BlogFilter({ tags, total }: Props) {
  const [selected, select] = useSearchParam('tag');
  const row = useRef<HTMLDivElement>(null);
  /** The card whose tag was pressed, and its distance from the top of the screen, which stays the same. */
  const pressed = useRef<{ card: Element; top: number }>(undefined);

  useListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.tags a');
    const card = link?.closest('[data-keys]');
    if (!link || !card || !isPlainClick(event)) return;
    event.preventDefault();
    pressed.current = { card, top: card.getBoundingClientRect().top };
    // The label may be translated.
    select(searchParamKey('tag', link.search));
  });
  useLayoutEffect(() => {
    showItems(selected);
    if (!pressed.current) return;
    const { card, top } = pressed.current;
    scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
    pressed.current = undefined;
  }, [selected]);

  const label = tags.find((tag) => tagKey(tag) === selected) ?? tagLabel(selected);
  const count = selected ? countItems(selected) : total;
  return (
    <>
      <FilterRow
        label="Filter posts by tag"
        options={[{ key: '', label: 'All Posts' }, ...tags.map((tag) => ({ key: tagKey(tag), label: tag }))]}
        selected={selected}
        onSelect={select}
        status={selected ? STATUS.tag(count, label) : `Showing all ${String(total)} posts`}
        ref={row}
      />
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

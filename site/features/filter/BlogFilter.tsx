import { filterKey } from '../../lib/filter-key.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterRow } from './FilterRow.tsx';

interface Props {
  /** Labels in alphabetical order. */
  tags: readonly string[];
  total: number;
}

/** The blog's tag filter, and what stands in place of the list when it is empty. */
export function BlogFilter({ tags, total }: Props) {
  return (
    <>
      <FilterRow
        label="Filter posts by tag"
        options={[
          { key: '', label: 'All Posts' },
          ...tags.map((tag) => ({ key: filterKey(tag), label: tag })),
        ]}
      />
      <div className="blog-filter__none" hidden={total > 0}>
        <h2 className="d2">No blog posts found</h2>
        {total === 0 ? (
          <p className="lead">No posts have been published yet. Check back soon!</p>
        ) : (
          <>
            <p className="lead">No posts are tagged with it yet.</p>
            <Button href="/blog">View All Posts</Button>
          </>
        )}
      </div>
    </>
  );
}

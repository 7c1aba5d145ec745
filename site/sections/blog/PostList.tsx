import type { ReactNode } from 'react';
import type { ArticleCardData } from '../../lib/article-card-data.ts';
import { shapeInThree, shapeInTwo } from './card-shape.ts';
import { PostCard } from './PostCard.tsx';

interface Props {
  posts: readonly ArticleCardData[];
  /** The tag filter above the grid, if any. */
  children?: ReactNode;
}

/** The posts: the first as wide as the list, the others in columns. The filter hides cards by their `data-keys`. */
export function PostList({ posts, children }: Props) {
  const shapesOf = (number: number) => {
    if (number === 0) return { isFeature: true, inTwo: undefined, inThree: undefined };
    const isLast = number === posts.length - 1;
    return { isFeature: false, inTwo: shapeInTwo(number, isLast), inThree: shapeInThree(number, isLast) };
  };
  return (
    <section className="post-list wrap" aria-label="Posts">
      {children}
      <div className="post-list__posts" id="posts">
        {posts.map((post, number) => (
          <PostCard key={post.href} {...post} {...shapesOf(number)} />
        ))}
      </div>
    </section>
  );
}

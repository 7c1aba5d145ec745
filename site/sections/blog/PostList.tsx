import { type ReactNode } from 'react';

import { type Post, PostCard } from './PostCard.tsx';

interface Props {
  posts: readonly Post[];
  /** The tag filter above the grid, if any. */
  children?: ReactNode;
}

/** The grid of posts. The filter hides cards by their `data-keys`. */
export function PostList({ posts, children }: Props) {
  return (
    <section className="post-list wrap" aria-label="Posts">
      {children}
      <div className="post-list__posts" id="posts">
        {posts.map((post) => (
          <PostCard key={post.href} {...post} />
        ))}
      </div>
    </section>
  );
}

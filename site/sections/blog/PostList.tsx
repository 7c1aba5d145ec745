import { type ReactNode } from 'react';

import { type Post, PostCard } from './PostCard.tsx';

import './PostList.css';

interface Props {
  posts: readonly Post[];
  /** The filter over the grid, where there is one. */
  children?: ReactNode;
}

/** All posts. The filter hides cards of this grid by their `data-tags`. */
export function PostList({ posts, children }: Props) {
  return (
    <section className="post-list wrap" aria-label="Posts">
      {children}
      <div className="posts" id="posts">
        {posts.map((post) => (
          <PostCard key={post.href} {...post} />
        ))}
      </div>
    </section>
  );
}

import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';

import './OlderHeader.css';

interface Props {
  /** The blog's title. */
  blog: string;
  /** Page number, from 2. */
  number: number;
  last: number;
}

/** Header of the list's later pages. */
export function OlderHeader({ blog, number, last }: Props) {
  return (
    <header className="older-head page wrap">
      <Breadcrumbs
        trail={[
          { name: 'Home', href: '/' },
          { name: 'Blog', href: '/blog' },
        ]}
        current={`Page ${String(number)}`}
      />
      <h1 className="d2">{blog}</h1>
      <p className="lead">{`Older posts, page ${String(number)} of ${String(last)}.`}</p>
    </header>
  );
}

import { Button } from '../../ui/Button.tsx';

import './PageLinks.css';

interface Props {
  /** Undefined on the first page. */
  newer?: string;
  /** Undefined on the last page. */
  older?: string | undefined;
}

/** Pagination of the list. */
export function PageLinks({ newer, older }: Props) {
  return (
    <nav className="page-links wrap" aria-label="Pages of the blog">
      {newer && <Button href={newer}>Newer Posts</Button>}
      {older && <Button href={older}>Older Posts</Button>}
    </nav>
  );
}

/**
 * The photos of the salon tour, which open in a lightbox. Interactive because it opens over the page. Loads when touched,
 * focused or scrolled to; until then, and without JavaScript, each picture links to its large version.
 */
import { type ReactNode, useRef } from 'react';

import { Viewer } from './Viewer.tsx';

export default function SalonPhotos({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root}>
      {children}
      <Viewer within={root} label="Photos of the salon" />
    </div>
  );
}

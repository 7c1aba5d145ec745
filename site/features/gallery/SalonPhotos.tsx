/**
 * In the browser because it shows the large pictures over the page. Loads when it is touched, focused or scrolled to:
 * until then, and without JavaScript, every picture between its tags is a link to its large one.
 */
import { type ReactNode, useRef } from 'react';

import { useReady } from '../shared/useReady.ts';
import { Viewer } from './Viewer.tsx';

export default function SalonPhotos({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useReady(root);
  return (
    <div ref={root}>
      {children}
      <Viewer within={root} label="Photos of the salon" />
    </div>
  );
}

import { type ReactNode } from 'react';

import './Wall.css';

/** Section of the gallery's filter and pictures. */
export function Wall({ children }: { children: ReactNode }) {
  return (
    <section className="wall pictures-later" aria-label="Photos">
      {children}
    </section>
  );
}

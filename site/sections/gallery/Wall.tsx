import { type ReactNode } from 'react';

import './Wall.css';

/** The wall between the head of the page and its words. */
export function Wall({ children }: { children: ReactNode }) {
  return (
    <section className="wall pictures-later" aria-label="Photos">
      {children}
    </section>
  );
}

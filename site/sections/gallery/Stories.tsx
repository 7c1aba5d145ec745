import { type ReactNode } from 'react';

import './Stories.css';

interface Props {
  headline: string;
  accent: string;
  note: string;
  /** The story sections. */
  children: ReactNode;
}

/** The transformation stories. */
export function Stories({ headline, accent, note, children }: Props) {
  return (
    <section className="stories">
      <div className="wrap">
        <div className="stories__head grid">
          <h2 className="d2">
            {headline} <span className="stories__accent">{accent}</span>
          </h2>
          <p>{note}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

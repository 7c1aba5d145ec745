import { type ReactNode } from 'react';

import { Hours, type HoursLine } from '../../ui/Hours.tsx';

import './FindingUs.css';

interface Props {
  headline: string;
  accent: string;
  /** The way in for people who drive. */
  way: string;
  hours: readonly HoursLine[];
  phone: { href: string };
  directions: string;
  /** The address of the map that may be looked at and moved; see live-map.ts. */
  liveMap: { src: string; title: string };
  /** The drawn map. */
  children: ReactNode;
}

/** The map to the edge of the screen, the two quickest ways to us under it, and in words beside it. */
export function FindingUs({ headline, accent, way, hours, phone, directions, liveMap, children }: Props) {
  return (
    <section className="finding">
      <div className="finding__place">
        <div className="finding__map">
          {children}
          <template data-live-map>
            {/*
              Scripts draw the map; its own origin, because a page without one sends no Referer and is refused tiles
              (operations.osmfoundation.org/policies/tiles); its links open beside us. Nothing else is allowed.
            */}
            <iframe
              className="finding__live"
              src={liveMap.src}
              title={liveMap.title}
              loading="lazy"
              referrerPolicy="strict-origin"
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            />
          </template>
        </div>
        <ul className="finding__actions">
          <li>
            <a href={phone.href}>
              Call the salon
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 12h17M14 6l6 6-6 6" />
              </svg>
            </a>
          </li>
          <li>
            <a href={directions} target="_blank" rel="noopener">
              Get directions
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 18L18 6M9 6h9v9" />
              </svg>
            </a>
          </li>
        </ul>
      </div>
      <div className="finding__words">
        <h2 className="d2">
          {headline} <span className="copper">{accent}</span>
        </h2>
        <p className="lead">{way}</p>
        <Hours lines={hours} />
      </div>
    </section>
  );
}

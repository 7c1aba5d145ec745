/**
 * In the browser because nobody else's server is asked before the map is near, and a drawn map must stay where theirs
 * cannot be reached. Lays OpenStreetMap's own map over the drawn one once its host answers. Loads when it is scrolled to.
 */
import { useEffect, useRef, useState } from 'react';

import { useReady } from '../shared/useReady.ts';

interface Props {
  /** Address of the embedded map. */
  src: string;
  title: string;
}

export default function LiveMap({ src, title }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState(false);
  useReady(root);

  useEffect(() => {
    const probe = new Image();
    probe.onload = () => {
      setAnswers(true);
    };
    // The query keeps test drivers from hiding this request, as they do with a page's own icon.
    probe.src = new URL('/favicon.ico?probe', src).href;
  }, [src]);

  return (
    <div className="finding__live" ref={root}>
      {/*
        Scripts draw the map; its own origin, because a page without one sends no Referer and is refused tiles
        (operations.osmfoundation.org/policies/tiles); its links open beside us. Nothing else is allowed.
      */}
      {answers && (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </div>
  );
}

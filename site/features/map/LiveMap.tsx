/**
 * The live OpenStreetMap map over the drawn one. Interactive so that no third party is contacted before the map is near, and
 * the drawn map stays where the host cannot be reached. Loads when scrolled to.
 */
import { useEffect, useState } from 'react';

interface Props {
  /** URL of the embedded map. */
  src: string;
  title: string;
}

export default function LiveMap({ src, title }: Props) {
  const [isReachable, setIsReachable] = useState(false);

  useEffect(() => {
    const probe = new Image();
    probe.onload = () => setIsReachable(true);
    // With a query that no cache knows, so that the host itself answers.
    probe.src = new URL(`/favicon.ico?${Date.now()}`, src).href;
  }, [src]);

  return (
    <div className="live-map">
      {/*
        Scripts draw the map. Without its own origin it would send no Referer, and be refused tiles
        (operations.osmfoundation.org/policies/tiles). Its links open in new tabs. Nothing else is allowed.
      */}
      {isReachable && (
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

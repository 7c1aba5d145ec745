import { useEffect, useRef, useState } from 'react';
import { request } from '../server-api.ts';

const WIDTHS = { Phone: 390, Computer: 1280 } as const;

/** Time after a save in which the page reloads itself on a slow computer. */
const RELOAD_MS = 6000;

/** The real page from the development server, which reloads it after each change. Drawn smaller where it has no room. */
export function Preview({ origin, page, saves }: { origin: string; page: string; saves: number }) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>('Computer');
  const [room, setRoom] = useState({ width: 390, height: 700 });
  const [waiting, setWaiting] = useState<string | undefined>('The preview is starting…');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A browser opens six connections at most: pages that were left must not keep waiting for the preview to start.
    const controller = new AbortController();
    const { signal } = controller;
    request(`preview?page=${page}`, { signal }).then(
      () => {
        setWaiting(undefined);
      },
      (error: unknown) => {
        if (!signal.aborted) setWaiting((error as Error).message);
      },
    );
    return () => {
      controller.abort();
    };
  }, [page]);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  const reload = useReload(saves);
  const width = WIDTHS[device];
  const scale = Math.min(1, room.width / width);
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview__bar" role="group" aria-label="Width of the preview">
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
          <button
            key={name}
            type="button"
            className="plain"
            aria-pressed={name === device}
            onClick={() => {
              setDevice(name);
            }}
          >
            {name}
          </button>
        ))}
        <a href={origin + page} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      <div className="preview__box" ref={box}>
        {waiting === undefined ? (
          <iframe
            key={reload.count}
            onLoad={reload.onLoad}
            title="The page as visitors see it"
            src={origin + page}
            style={{ width, height: room.height / scale, transform: `scale(${String(scale)})` }}
          />
        ) : (
          <p className="preview__notice">{waiting}</p>
        )}
      </div>
    </section>
  );
}

/**
 * Counts reloads that the page misses: it does not hear of a save while it is being loaded itself. A page that was loaded
 * hears of it and reloads itself, where it is scrolled to.
 *
 * @param saves how often a file was saved
 */
function useReload(saves: number): { count: number; onLoad: () => void } {
  const [count, setCount] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLoaded = useRef(false);
  const known = useRef(saves);
  const isMissed = useRef(false);
  const reload = () => {
    isLoaded.current = false;
    isMissed.current = false;
    setCount((before) => before + 1);
  };
  useEffect(() => {
    if (known.current === saves) return undefined;
    known.current = saves;
    if (isLoaded.current) timer.current = setTimeout(reload, RELOAD_MS);
    else isMissed.current = true;
    return () => {
      clearTimeout(timer.current);
    };
  }, [saves]);
  const onLoad = () => {
    clearTimeout(timer.current);
    isLoaded.current = true;
    if (isMissed.current) reload();
  };
  return { count, onLoad };
}

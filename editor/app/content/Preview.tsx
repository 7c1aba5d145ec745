import { useEffect, useRef, useState } from 'react';
import { request } from '../server-api.ts';

const WIDTHS = { Phone: 390, Computer: 1280 } as const;

/** The real page from the development server, which reloads it after each change. Drawn smaller where it has no room. */
export function Preview({ origin, page }: { origin: string; page: string }) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>('Computer');
  const [room, setRoom] = useState({ width: 390, height: 700 });
  const [waiting, setWaiting] = useState<string | undefined>('The preview is starting…');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    request(`preview?page=${page}`).then(
      () => {
        setWaiting(undefined);
      },
      (error: unknown) => {
        setWaiting((error as Error).message);
      },
    );
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

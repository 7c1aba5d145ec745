import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { query, request, wordsOf } from '../server-api.ts';
import { Button } from '../ui.tsx';

const WIDTHS = { Phone: 390, Computer: 1280 } as const;

/** What a page of the preview tells the editor (editor/preview-messages.ts). */
interface LoadedMessage {
  readonly type: 'preview-loaded';
  /** When its loading began, in milliseconds since the epoch. */
  readonly startedAt: number;
}

interface Props {
  page: string;
  /** When a file was saved last, in milliseconds since the epoch. */
  savedAt: number;
  /** Words at the place that is being changed. */
  place: readonly string[];
}

/** The real page from the development server, which reloads it after each change. Drawn smaller where it has no room. */
export function Preview({ page, savedAt, place }: Props) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>('Phone');
  const [room, setRoom] = useState({ width: 390, height: 700 });
  const [src, setSrc] = useState<string>();
  const [notice, setNotice] = useState('The preview is starting…');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A browser opens six connections at most: pages that were left must not keep waiting for the preview to start.
    const controller = new AbortController();
    const { signal } = controller;
    request<{ src: string }>(query('preview', { page }), { signal }).then(
      // Keep the first address: its ticket works once.
      (answer) => setSrc((before) => before ?? answer.src),
      (error: unknown) => {
        if (!signal.aborted) setNotice(wordsOf(error));
      },
    );
    return () => controller.abort();
    // Each save keeps the preview running.
  }, [page, savedAt]);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const tell = useEffectEvent((message: { type: 'show'; words: readonly string[] } | { type: 'reload' }) => {
    if (src) frame.current?.contentWindow?.postMessage(message, new URL(src, location.href).origin);
  });
  const onMessage = useEffectEvent(
    ({ source, data }: MessageEvent<LoadedMessage | { readonly type?: undefined }>) => {
      if (source !== frame.current?.contentWindow || data.type !== 'preview-loaded') return;
      // The development server told it nothing of a save while it was being loaded.
      if (data.startedAt < savedAt) tell({ type: 'reload' });
      else tell({ type: 'show', words: place });
    },
  );
  useEffect(() => {
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  const words = place.join('\n');
  const isVisible = room.width > 0;
  useEffect(() => {
    // A page that is hidden, as the other side of the form on a phone, cannot scroll.
    if (isVisible) tell({ type: 'show', words: words.split('\n') });
  }, [words, isVisible]);
  const width = WIDTHS[device];
  const scale = Math.min(1, room.width / width);
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview__bar" role="group" aria-label="Width of the preview">
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
          <Button key={name} look="plain" aria-pressed={name === device} onClick={() => setDevice(name)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="preview__box" ref={box}>
        {src === undefined ? (
          <p className="preview__notice">{notice}</p>
        ) : (
          <iframe
            ref={frame}
            title="The page as visitors see it"
            src={src}
            style={{ width, height: room.height / scale, transform: `scale(${String(scale)})` }}
          />
        )}
      </div>
    </section>
  );
}

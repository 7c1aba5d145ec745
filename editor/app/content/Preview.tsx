import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withQuery, request, errorMessage } from '../server-api.ts';

interface Props {
  page: string;
  /** When a file was saved last, in milliseconds since the epoch. */
  savedAt: number;
  highlight: readonly string[];
  /** Whether a phone shows it in place of the form. */
  isShown: boolean;
}

/** The real page from the development server, which reloads it after each change. */
export function Preview({ page, savedAt, highlight, isShown }: Props) {
  const [src, setSrc] = useState<string>();
  const [notice, setNotice] = useState('The preview is starting…');
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A browser opens six connections at most: pages that were left must not keep waiting for the preview to start.
    const controller = new AbortController();
    const { signal } = controller;
    request<{ src: string }>(withQuery('preview', { page }), { signal }).then(
      // Keep the first address: its ticket works once.
      (answer) => setSrc((before) => before ?? answer.src),
      (error: unknown) => {
        if (!signal.aborted) setNotice(errorMessage(error));
      },
    );
    return () => controller.abort();
    // Each save keeps the preview running.
  }, [page, savedAt]);
  /** Highlights the words, on a page of the preview (editor/preview/highlight.ts). */
  const show = () => {
    if (src) frame.current?.contentWindow?.postMessage({ words: highlight, savedAt }, new URL(src).origin);
  };
  const showNew = useEffectEvent(show);
  const words = highlight.join('\n');
  useEffect(() => {
    // A page that is hidden, as the other side of the form on a phone, cannot scroll.
    showNew();
  }, [words, isShown]);
  return (
    <section className="preview" aria-label="Preview">
      {src === undefined ? (
        <p className="preview__notice">{notice}</p>
      ) : (
        <>
          <a className="preview__link" href={new URL(page, src).href} target="_blank" rel="noreferrer">
            In a window of its own
          </a>
          <div className="preview__box">
            <iframe ref={frame} title="The page as visitors see it" src={src} onLoad={show} />
          </div>
        </>
      )}
    </section>
  );
}

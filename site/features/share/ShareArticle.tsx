/**
 * In the browser because only a script reaches the clipboard and the share sheet of the visitor's system. Loads when it is
 * touched or focused; until then, and without JavaScript, the mail link works. Which of the buttons are shown is said by
 * sections/article/reading.ts, which is part of the page, and Share.css.
 */
import { useEffect, useRef } from 'react';

import { useCopy } from './useCopy.ts';
import { useReady } from '../shared/useReady.ts';

import '../../ui/Button.css';

interface Props {
  title: string;
  /** Address of the article, whole. */
  url: string;
  /** The mail that opens, as a mailto address. */
  mail: string;
}

export default function ShareArticle({ title, url, mail }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [state, copy] = useCopy();
  useReady(row);

  useEffect(() => {
    if (state === 'failed') address.current?.select();
  }, [state]);

  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor closed the sheet: nothing to say. Anything else: the system would not open it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <div className="share__row" ref={row}>
      <button type="button" className="button button--outline share__native" onClick={() => void share()}>
        Share
      </button>
      <button type="button" className="button button--outline share__copy" onClick={() => void copy(url)}>
        Copy link
      </button>
      <a className="button button--outline share__mail" href={mail}>
        Send by mail
      </a>
      <p className="share__status" role="status">
        {state === 'copied' && 'Link copied'}
        {state === 'failed' && 'Your browser keeps the clipboard closed. Copy the link by hand:'}
      </p>
      {state === 'failed' && (
        <input
          className="share__address"
          ref={address}
          aria-label="Link to this article"
          value={url}
          readOnly
        />
      )}
    </div>
  );
}

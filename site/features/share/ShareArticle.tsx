/**
 * Buttons to share an article. Interactive because only a script can write to the clipboard and open the system's share
 * sheet. Loads when touched or focused; until then, and without JavaScript, the email link works. Which buttons are shown is
 * decided by ./mark-native-share.ts, inlined into the page, and ShareArticle.css.
 */
import { useEffect, useRef, useState } from 'react';

import '../../ui/Button.css';

interface Props {
  title: string;
  /** Absolute URL of the article. */
  url: string;
  /** `mailto:` URL of a message about the article. */
  mailto: string;
}

/** The success message disappears after this long. */
const SUCCESS_DURATION_MS = 6000;

const MESSAGES = {
  idle: '',
  copied: 'Link copied',
  failed: 'Your browser blocked copying. Copy the link by hand:',
};

export default function ShareArticle({ title, url, mailto }: Props) {
  const address = useRef<HTMLInputElement>(null);
  const [state, copy] = useCopy();

  useEffect(() => {
    if (state === 'failed') address.current?.select();
  }, [state]);

  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // AbortError: the visitor closed the share sheet. After any other error, copy the link instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <div className="share-article__row">
      <button
        type="button"
        className="button button--outline share-article__native"
        onClick={() => void share()}
      >
        Share
      </button>
      <button
        type="button"
        className="button button--outline share-article__copy"
        onClick={() => void copy(url)}
      >
        Copy link
      </button>
      <a className="button button--outline share-article__mail" href={mailto}>
        Email
      </a>
      <p className="share-article__status" role="status">
        {MESSAGES[state]}
      </p>
      {state === 'failed' && (
        <input
          className="share-article__address"
          ref={address}
          aria-label="Link to this article"
          value={url}
          readOnly
        />
      )}
    </div>
  );
}

/** Copies text to the clipboard. Fails without permission or HTTPS: offer the text for manual copying then. */
function useCopy(): [state: keyof typeof MESSAGES, copy: (text: string) => Promise<void>] {
  const [state, setState] = useState<keyof typeof MESSAGES>('idle');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(setState, SUCCESS_DURATION_MS, 'idle');
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return [state, copy];
}

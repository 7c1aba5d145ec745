/**
 * Interactive because it opens a dialog over the page. Loads when it is touched or focused, never by scrolling. Until
 * then, and without JavaScript, it is a link to the list of articles.
 */
import { type ComponentType, type MouseEvent, Suspense, useRef, useState } from 'react';

import './SearchButton.css';

interface DialogProps {
  onClose: () => void;
}

async function isSiteReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export default function SearchButton() {
  const button = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    setState('loading');
    try {
      const { default: SearchDialog } = await import('./SearchDialog.tsx');
      setDialog(() => SearchDialog);
      setState('open');
    } catch {
      // Firefox remembers a failed import until the page is reloaded.
      if (state === 'failed' && (await isSiteReachable())) location.reload();
      else setState('failed');
    }
  };
  const loading = <span className="search-wait">One moment…</span>;
  return (
    <>
      <a
        className="search-open"
        id="search"
        href="/blog#posts"
        role="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        ref={button}
        onClick={(event) => void open(event)}
        data-press
      >
        <span>Search the articles</span>
        <kbd aria-hidden="true">/</kbd>
      </a>
      <span role="status">
        {state === 'loading' && loading}
        {state === 'failed' && (
          <span className="search-wait">Search didn’t load. Press the button to try again.</span>
        )}
      </span>
      <Suspense fallback={loading}>
        {state === 'open' && Dialog && (
          <Dialog
            onClose={() => {
              setState('closed');
              // The browser returns the focus to where it was; if that was nowhere, put it on the button.
              if (document.activeElement === document.body) button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

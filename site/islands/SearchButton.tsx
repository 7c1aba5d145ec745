/**
 * In the browser because it opens a dialog over the page. Loads when it is touched or focused, never by scrolling, so
 * that a reader who searches nothing pays nothing. Without script there is no index to ask, and the button is not shown.
 */
import { lazy, Suspense, useRef, useState } from 'react';

import { useReady } from './useReady.ts';

import './SearchButton.css';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

export default function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useReady(button);
  return (
    <>
      <button
        type="button"
        className="search-open"
        id="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        ref={button}
        onClick={() => {
          setOpen(true);
        }}
      >
        <span>Search the articles</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <Suspense
        fallback={
          <span className="search-wait" role="status">
            One moment …
          </span>
        }
      >
        {open && (
          <SearchDialog
            onClose={() => {
              setOpen(false);
              // The browser has given the focus back to where it was; where that was nothing, here is a good place.
              if (document.activeElement === document.body) button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The search dialog. Its script, styles and index are fetched when it is first opened. */
import { useEffect, useId, useRef, useState } from 'react';

import { useCloseOnBackdropClick } from '../shared/useCloseOnBackdropClick.ts';
import { SearchResults } from './SearchResults.tsx';
import { SlashSwitch } from './SlashSwitch.tsx';
import { useSearchIndex } from './useSearchIndex.ts';
import styles from './SearchDialog.css?url';

interface Props {
  onClose: () => void;
}

export default function SearchDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const { state, retry } = useSearchIndex();
  useCloseOnBackdropClick(dialog);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    element?.addEventListener('keydown', moveFocusByArrow);
    return () => element?.removeEventListener('keydown', moveFocusByArrow);
  }, []);

  return (
    <>
      {/* React shows the dialog once its stylesheet is loaded. */}
      <link rel="stylesheet" href={styles} precedence="island" />
      <dialog className="search-dialog" ref={dialog} aria-label="Search the articles" onClose={onClose}>
        <div className="search-dialog__page">
          <form
            className="search-dialog__form"
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              focusStops(event.currentTarget)[1]?.focus();
            }}
          >
            <label className="visually-hidden" htmlFor={id}>
              What are you looking for?
            </label>
            <input
              className="search-dialog__field"
              id={id}
              ref={field}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                if (state.status === 'failed') retry();
              }}
              maxLength={80}
              placeholder="What about…"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <button
              type="button"
              className="search-dialog__close"
              aria-label="Close"
              onClick={() => dialog.current?.close()}
            />
          </form>
          <SearchResults
            state={state}
            query={query.trim()}
            onRetry={retry}
            onSuggestion={(suggestion) => {
              setQuery(suggestion);
              field.current?.focus();
            }}
          />
          <SlashSwitch />
        </div>
      </dialog>
    </>
  );
}

/** What the arrow keys move between: the field and the title of each result. */
function focusStops(inside: Element): HTMLElement[] {
  return [
    ...(inside
      .closest('dialog')
      ?.querySelectorAll<HTMLElement>('.search-dialog__field, .search-dialog__title a') ?? []),
  ];
}

function moveFocusByArrow(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const stops = focusStops(target);
  const position = stops.indexOf(target);
  if (step === undefined || position < 0) return;
  event.preventDefault();
  stops[Math.max(position + step, 0)]?.focus();
}

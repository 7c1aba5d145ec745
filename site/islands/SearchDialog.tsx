/**
 * The search over the page. Fetched, with its styles and the entry of the index, when it is first opened; a question
 * fetches what it needs (site/search).
 */
import { useEffect, useId, useRef, useState } from 'react';

import { SearchResults } from './SearchResults.tsx';
import { SlashSwitch } from './SlashSwitch.tsx';
import { useSearch } from './useSearch.ts';
import styles from './SearchDialog.css?url';

interface Props {
  onClose: () => void;
}

export default function SearchDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [question, ask] = useState('');
  const search = useSearch(question);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    element?.addEventListener('keydown', moveByArrow);
    return () => element?.removeEventListener('keydown', moveByArrow);
  }, []);

  return (
    <>
      {/* React waits for it before it shows the dialog. */}
      <link rel="stylesheet" href={styles} precedence="island" />
      <dialog
        className="find"
        ref={dialog}
        aria-label="Search the articles"
        onClose={onClose}
        onPointerDown={(event) => {
          // A press on the backdrop lands on the dialog itself; its contents cover the rest.
          if (event.target === dialog.current) dialog.current.close();
        }}
      >
        <div className="find__page">
          <form
            className="find__form"
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              stops(event.currentTarget)[1]?.focus();
            }}
          >
            <label className="visually-hidden" htmlFor={id}>
              What are you looking for?
            </label>
            <input
              className="find__field"
              id={id}
              ref={field}
              value={question}
              onChange={(event) => {
                ask(event.target.value);
              }}
              maxLength={80}
              placeholder="What about …"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <button
              type="button"
              className="find__close"
              aria-label="Close"
              onClick={() => dialog.current?.close()}
            />
          </form>
          <SearchResults
            search={search}
            onTry={(words) => {
              ask(words);
              field.current?.focus();
            }}
          />
          <SlashSwitch />
        </div>
      </dialog>
    </>
  );
}

/** Where the arrows stop: the field, and the title of each result. */
function stops(inside: Element): HTMLElement[] {
  return [...(inside.closest('dialog')?.querySelectorAll<HTMLElement>('.find__field, .find__title a') ?? [])];
}

function moveByArrow(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const all = stops(target);
  const at = all.indexOf(target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  all[Math.max(at + step, 0)]?.focus();
}

import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../../shared/api.ts';
import { thumbnail } from '../server-api.ts';

interface Props {
  photos: readonly Choice[];
  /** Name of the photo that is there now. */
  chosen?: string;
  onChoose: (photo: string) => void;
  onClose: () => void;
}

/** A dialog with all photos, searched by their names and by what they show. */
export function ChoosePhoto({ photos, chosen, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const found = photos.filter(({ value, label }) => hasWords(`${value} ${label}`, words));
  return (
    <dialog ref={dialog} className="chooser" aria-labelledby="chooser-title" onClose={onClose}>
      <div className="chooser__bar">
        <h2 id="chooser-title">Choose a photo</h2>
        <label className="field__label" htmlFor="chooser-search">
          Search
        </label>
        <input
          type="search"
          id="chooser-search"
          className="field__input"
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
          }}
        />
        <button
          type="button"
          className="plain"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Cancel
        </button>
        <p className="hint" role="status">
          {`${String(found.length)} of ${String(photos.length)} photos. Add others under Photos first.`}
        </p>
      </div>
      <ul className="photos">
        {found.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => {
                // First, because it gives the focus back to where the dialog was opened.
                dialog.current?.close();
                onChoose(value);
              }}
            >
              <img src={thumbnail(value)} alt="" loading="lazy" width="180" height="135" />
              <strong>{value}</strong> <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Whether a text contains all of these words, or their beginnings. */
function hasWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => lower.includes(word));
}

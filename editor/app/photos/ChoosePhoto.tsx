import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../../shared/api.ts';
import { outsideOfForms } from '../outside-of-forms.ts';
import { thumbnail } from '../server-api.ts';
import { AddPhoto } from './AddPhoto.tsx';

interface Props {
  photos: readonly Choice[];
  /** Name of the photo that is there now. */
  chosen?: string;
  onChoose: (photo: string, alt: string) => void;
  onClose: () => void;
}

/** A dialog with all photos, searched by what they show. One from the phone can be added in place. */
export function ChoosePhoto({ photos, chosen, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const found = photos.filter(({ value, label }) => hasWords(`${value} ${label}`, words));
  const choose = (photo: string, alt: string) => {
    // First, because it gives the focus back to where the dialog was opened.
    dialog.current?.close();
    onChoose(photo, alt);
  };
  return outsideOfForms(
    <dialog ref={dialog} className="chooser" aria-labelledby="chooser-title" onClose={onClose}>
      <div className="chooser__bar">
        <h2 id="chooser-title">Choose a photo</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <input
          type="search"
          className="field__input"
          aria-label="Search"
          placeholder="Search"
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
          }}
        />
      </div>
      <AddPhoto names={photos.map(({ value }) => value)} onAdded={choose} />
      <ul className="photos">
        {found.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => {
                choose(value, label);
              }}
            >
              <img src={thumbnail(value)} alt="" loading="lazy" width="180" height="135" />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {found.length === 0 && 'No photo is found with these words.'}
      </p>
    </dialog>,
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

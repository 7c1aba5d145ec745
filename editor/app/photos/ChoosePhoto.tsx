import { useState } from 'react';
import { useContent } from '../server-api.ts';
import { closeDialog, Dialog } from '../ui.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import { thumbnail } from './photo.ts';

interface Props {
  /** Name of the photo that is there now. */
  chosen?: string;
  onChoose: (photo: string, alt: string) => void;
  onClose: () => void;
}

/** A dialog with all photos, searched by what they show. One from the phone can be added in place. */
export function ChoosePhoto({ chosen, onChoose, onClose }: Props) {
  const [words, setWords] = useState('');
  const found = useContent().choices.photos.filter(({ value, label }) =>
    hasWords(`${value} ${label}`, words),
  );
  const choose = (photo: string, alt: string) => {
    closeDialog();
    onChoose(photo, alt);
  };
  return (
    <Dialog title="Choose a photo" onClose={onClose}>
      <input
        type="search"
        className="field__input"
        aria-label="Search"
        placeholder="Search"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <AddPhoto onAdded={choose} />
      <ul className="photos">
        {found.map(({ value, label }) => (
          <li key={value}>
            <button type="button" aria-pressed={value === chosen} onClick={() => choose(value, label)}>
              <img src={thumbnail(value)} alt="" loading="lazy" width="180" height="135" />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {found.length === 0 && 'No photo is found with these words.'}
      </p>
    </Dialog>
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

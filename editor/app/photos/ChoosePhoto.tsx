import { useState } from 'react';
import { useContent } from '../server-api.ts';
import { closeDialog, Dialog } from '../ui.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import { thumbnail } from './photo.ts';

interface Props {
  chosen?: string;
  onChoose: (photo: string, alt: string) => void;
  onClose: () => void;
}

/** A dialog with all photos, searched by what they show. One from the phone can be added in place. */
export function ChoosePhoto({ chosen, onChoose, onClose }: Props) {
  const [search, setSearch] = useState('');
  const found = useContent().choices.photos.filter(({ value, label }) =>
    `${value} ${label}`.toLowerCase().includes(search.trim().toLowerCase()),
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
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <AddPhoto onAdded={choose} />
      <ul className="photo-grid">
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

import { useState } from 'react';
import { uploadPhoto } from './photo-api.ts';

interface Props {
  /** Names that are taken. */
  names: readonly string[];
  onAdded: (name: string) => void;
}

/** A name for the file: lowercase words joined by hyphens. */
function nameFor(file: File): string {
  const words = file.name
    .replace(/\.[^.]*$/u, '')
    .toLowerCase()
    .match(/[a-z0-9]+/gu);
  return words?.join('-') ?? '';
}

/** Adds a photo from this computer, by the file dialog or dropped on the field. */
export function AddPhoto({ names, onAdded }: Props) {
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [alt, setAlt] = useState('');
  const [mistake, setMistake] = useState<string>();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setName(chosen ? nameFor(chosen) : '');
    setMistake(undefined);
  };
  const add = async () => {
    const wrong = !file
      ? 'found no file, expected a JPEG'
      : names.includes(name)
        ? `found the name of another photo, expected a new one; to replace ${name}, open it below`
        : alt.trim() === ''
          ? 'found no description, expected what the photo shows'
          : await uploadPhoto(name, file, alt.trim());
    setMistake(wrong);
    if (wrong !== undefined) return;
    choose(undefined);
    setAlt('');
    onAdded(name);
  };
  return (
    <form
      className="add-photo"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label className="field__label" htmlFor="photo-file">
        Add a photo
      </label>
      <input
        type="file"
        id="photo-file"
        accept="image/jpeg"
        aria-describedby="photo-file-about"
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
        }}
      />
      <p className="hint" id="photo-file-about">
        {file
          ? file.name
          : 'Choose a JPEG straight from the phone, or drop it here. The place and time in it are removed.'}
      </p>
      {file && (
        <>
          <label className="field__label" htmlFor="photo-name">
            Name
          </label>
          <input
            id="photo-name"
            className="field__input"
            value={name}
            aria-describedby="photo-name-about"
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
            }}
          />
          <p className="hint" id="photo-name-about">
            Lowercase letters, digits and hyphens.
          </p>
          <label className="field__label" htmlFor="photo-alt">
            What the photo shows
          </label>
          <input
            id="photo-alt"
            className="field__input"
            value={alt}
            aria-describedby="photo-alt-about"
            onChange={({ currentTarget }) => {
              setAlt(currentTarget.value);
            }}
          />
          <p className="hint" id="photo-alt-about">
            For people who cannot see it: one sentence, without “photo of”.
          </p>
          <button type="submit" className="button">
            Add it
          </button>
        </>
      )}
      {mistake && (
        <p className="field__error" role="alert">
          {mistake}
        </p>
      )}
    </form>
  );
}

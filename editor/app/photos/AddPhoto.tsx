import { useState } from 'react';
import { draftValue, dropDraft, keepDraft } from '../drafts.ts';
import { PICTURES, uploadPhoto } from './photo-api.ts';

interface Props {
  /** Names that are taken. */
  names: readonly string[];
  onAdded: (name: string) => void;
}

/** What was entered for a photo that is not added yet. */
interface NewPhoto {
  readonly file: File;
  readonly name: string;
  readonly alt: string;
}

const DRAFT = 'new photo';

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
  const [photo, setPhoto] = useState(() => draftValue(DRAFT) as NewPhoto | undefined);
  const [mistake, setMistake] = useState<string>();
  const change = (next: NewPhoto | undefined) => {
    setPhoto(next);
    setMistake(undefined);
    if (next) keepDraft(DRAFT, { label: 'A new photo', address: '#photos', value: next });
    else dropDraft(DRAFT);
  };
  const add = async ({ file, name, alt }: NewPhoto, form: HTMLFormElement) => {
    const wrong = names.includes(name)
      ? `found the name of another photo, expected a new one; to replace ${name}, open it below`
      : alt.trim() === ''
        ? 'found no description, expected what the photo shows'
        : await uploadPhoto(name, file, alt.trim());
    if (wrong === undefined) {
      change(undefined);
      form.reset();
      onAdded(name);
    } else setMistake(wrong);
  };
  return (
    <form
      className="add-photo"
      onSubmit={(event) => {
        event.preventDefault();
        if (photo) void add(photo, event.currentTarget);
      }}
    >
      <label className="field__label" htmlFor="photo-file">
        Add a photo
      </label>
      <input
        type="file"
        id="photo-file"
        accept={PICTURES}
        aria-describedby="photo-file-about"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          change(file && { file, name: nameFor(file), alt: photo?.alt ?? '' });
        }}
      />
      <p className="hint" id="photo-file-about">
        {photo
          ? photo.file.name
          : 'Choose a JPEG or PNG straight from the phone, or drop it here. The place and time in it are removed.'}
      </p>
      {!photo && (
        <details>
          <summary>The photo is a HEIC file, or cannot be chosen?</summary>
          <p>
            iPhones take HEIC unless you choose Settings, Camera, Formats, Most Compatible. To get a JPEG of a
            photo that you have: on a Mac, open it in Photos or Preview and choose File, Export, JPEG; on the
            iPhone, share it by Mail to yourself. A new name alone changes nothing.
          </p>
        </details>
      )}
      {photo && (
        <>
          <label className="field__label" htmlFor="photo-name">
            Name
          </label>
          <input
            id="photo-name"
            className="field__input"
            value={photo.name}
            aria-describedby="photo-name-about"
            onChange={({ currentTarget }) => {
              change({ ...photo, name: currentTarget.value });
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
            value={photo.alt}
            aria-describedby="photo-alt-about"
            onChange={({ currentTarget }) => {
              change({ ...photo, alt: currentTarget.value });
            }}
          />
          <p className="hint" id="photo-alt-about">
            For people who cannot see it: one sentence, without “photo of”.
          </p>
          <button type="submit" className="button">
            Add it
          </button>
          <button
            type="reset"
            className="plain"
            onClick={() => {
              change(undefined);
            }}
          >
            Cancel
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

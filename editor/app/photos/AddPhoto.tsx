import { useEffect, useId, useMemo, useState } from 'react';
import { draftValue, dropDraft, keepDraft } from '../drafts.ts';
import { linkName } from '../form/propose.ts';
import { PICTURES, uploadPhoto } from './photo-api.ts';

interface Props {
  /** Names that are taken. */
  names: readonly string[];
  onAdded: (name: string, alt: string) => void;
}

/** What was entered for a photo that is not added yet. */
interface NewPhoto {
  readonly file: File;
  readonly alt: string;
}

const DRAFT = 'new photo';
const LONGEST_NAME = 40;

/** A name of its own, made of what the photo shows. */
function nameFor(alt: string, names: readonly string[]): string {
  const base =
    linkName(alt)
      .slice(0, LONGEST_NAME - 4)
      .replace(/-[^-]*$/u, (end) => (alt.length > LONGEST_NAME ? '' : end)) || 'photo';
  let name = base;
  for (let number = 2; names.includes(name); number += 1) name = `${base}-${String(number)}`;
  return name;
}

/** Adds a photo from this device, by the file dialog or dropped on the field. */
export function AddPhoto({ names, onAdded }: Props) {
  const id = useId();
  const [photo, setPhoto] = useState(() => draftValue(DRAFT) as NewPhoto | undefined);
  const [mistake, setMistake] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const file = photo?.file;
  const picture = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture);
    },
    [picture],
  );
  const change = (next: NewPhoto | undefined) => {
    setPhoto(next);
    setMistake(undefined);
    if (next) keepDraft(DRAFT, { label: 'A new photo', address: '#photos', value: next, isLocal: true });
    else dropDraft(DRAFT);
  };
  const add = async ({ file: sent, alt }: NewPhoto) => {
    if (alt.trim() === '') {
      setMistake('Please say what the photo shows.');
      return;
    }
    const name = nameFor(alt, names);
    setIsSending(true);
    const wrong = await uploadPhoto(name, sent, alt.trim());
    setIsSending(false);
    if (wrong === undefined) {
      change(undefined);
      onAdded(name, alt.trim());
    } else setMistake(wrong);
  };
  return (
    <form
      className="add-photo"
      onSubmit={(event) => {
        event.preventDefault();
        if (photo) void add(photo);
      }}
    >
      <label className="field__label" htmlFor={`${id}-file`}>
        {photo ? 'Take another photo' : 'Add a photo'}
      </label>
      <input
        type="file"
        id={`${id}-file`}
        accept={PICTURES}
        aria-describedby={`${id}-about`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) change({ file: chosen, alt: photo?.alt ?? '' });
        }}
      />
      {!photo && (
        <p className="hint" id={`${id}-about`}>
          Straight from the phone: the place and time in it are removed.
        </p>
      )}
      {photo && (
        <>
          {picture && <img className="add-photo__picture" src={picture} alt="The chosen file" />}
          <label className="field__label" htmlFor={`${id}-alt`}>
            What does it show?
          </label>
          <input
            id={`${id}-alt`}
            className="field__input"
            value={photo.alt}
            maxLength={160}
            aria-invalid={mistake !== undefined || undefined}
            aria-describedby={`${id}-alt-about`}
            onChange={({ currentTarget }) => {
              change({ ...photo, alt: currentTarget.value });
            }}
          />
          <p className="hint" id={`${id}-alt-about`}>
            One sentence, for people who cannot see it.
          </p>
        </>
      )}
      {mistake && (
        <p className="field__error" role="alert">
          {mistake}
        </p>
      )}
      {photo && (
        <div className="actions">
          <button type="submit" className="button" aria-disabled={isSending || undefined}>
            {isSending ? 'Adding…' : 'Add it'}
          </button>
          <button
            type="button"
            className="plain"
            onClick={() => {
              change(undefined);
            }}
          >
            Cancel
          </button>
        </div>
      )}
    </form>
  );
}

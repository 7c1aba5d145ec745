import { useEffect, useId, useMemo, useState } from 'react';
import { slugFor } from '../../../site/content/source/slug.ts';
import { useDraft } from '../drafts.ts';
import { freeName } from '../form/propose.ts';
import { query, request, useAction } from '../server-api.ts';
import { Button, Failure, TextBox } from '../ui.tsx';

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

const PLACE = { label: 'A new photo', address: '#photos', isLocal: true };
const LONGEST_NAME = 36;

/** Replaces a photo; a new one needs the words of what it shows. */
export function uploadPhoto(photo: string, file: File, alt = ''): Promise<unknown> {
  const body = new FormData();
  body.append('photo', file);
  return request(query('photos', { photo, alt }), { method: 'PUT', body });
}

interface FileBoxProps {
  label: string;
  hint?: string;
  onFile: (file: File) => void;
}

/** Takes a photo from this device. Without HEIC among the types, iPhones and Macs convert such photos where they can. */
export function FileBox({ label, hint, onFile }: FileBoxProps) {
  const id = useId();
  return (
    <>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        type="file"
        id={id}
        accept="image/jpeg,image/png"
        aria-describedby={`${id}-about`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
      <p className="hint" id={`${id}-about`}>
        {hint}
      </p>
    </>
  );
}

/** Adds a photo from this device, by the file dialog or dropped on the field. */
export function AddPhoto({ names, onAdded }: Props) {
  const [photo, setPhoto] = useDraft<NewPhoto>('new photo', PLACE);
  const { failure, isRunning, act } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const file = photo?.file;
  const picture = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture);
    },
    [picture],
  );
  const add = async (sent: File, alt: string) => {
    setIsAsked(alt === '');
    const name = freeName(slugFor(alt, LONGEST_NAME) || 'photo', names);
    if (alt === '' || !(await act(() => uploadPhoto(name, sent, alt)))) return;
    setPhoto(undefined);
    onAdded(name, alt);
  };
  return (
    <form
      className="add-photo"
      onSubmit={(event) => {
        event.preventDefault();
        if (photo) void add(photo.file, photo.alt.trim());
      }}
    >
      <FileBox
        label={photo ? 'Take another photo' : 'Add a photo'}
        hint={photo ? '' : 'Straight from the phone: the place and time in it are removed.'}
        onFile={(chosen) => setPhoto({ file: chosen, alt: photo?.alt ?? '' })}
      />
      {photo && (
        <>
          <img className="add-photo__picture" src={picture} alt="The chosen file" />
          <TextBox
            label="What does it show?"
            hint="One sentence, for people who cannot see it."
            maxLength={160}
            value={photo.alt}
            onText={(alt) => setPhoto({ ...photo, alt })}
          />
          <Failure text={isAsked && photo.alt === '' ? 'Please say what the photo shows.' : failure} />
          <div className="actions">
            <Button type="submit" aria-disabled={isRunning || undefined}>
              {isRunning ? 'Adding…' : 'Add it'}
            </Button>
            <Button look="plain" onClick={() => setPhoto(undefined)}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

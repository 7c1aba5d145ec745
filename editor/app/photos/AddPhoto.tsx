import { useId, useState } from 'react';
import { slugFor } from '../../../site/content/source/slug.ts';
import type { Choice } from '../../shared/api.ts';
import { freeName } from '../form/propose.ts';
import { useAction } from '../server-api.ts';
import { Button, Failure, TextBox } from '../ui.tsx';
import { uploadPhoto } from './photo.ts';

const LONGEST_NAME = 36;

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

interface Props {
  photos: readonly Choice[];
  onAdded: (name: string, alt: string) => void;
}

/** Adds a photo from this device, by the file dialog or dropped on the field. */
export function AddPhoto({ photos, onAdded }: Props) {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly picture: string }>();
  const [alt, setAlt] = useState('');
  const { failure, isRunning, act } = useAction();
  const add = async (photo: File) => {
    const names = photos.map(({ value }) => value);
    const name = freeName(slugFor(alt, LONGEST_NAME) || 'photo', names);
    if (!(await act(() => uploadPhoto(name, photo, alt.trim())))) return;
    setChosen(undefined);
    setAlt('');
    onAdded(name, alt.trim());
  };
  return (
    <form
      className="add-photo"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void add(chosen.file);
      }}
    >
      <FileBox
        label={chosen ? 'Take another photo' : 'Add a photo'}
        hint={chosen ? '' : 'Straight from the phone: the place and time in it are removed.'}
        onFile={(file) => setChosen({ file, picture: URL.createObjectURL(file) })}
      />
      {chosen && (
        <>
          <img
            className="add-photo__picture"
            src={chosen.picture}
            alt="The chosen file"
            onLoad={() => URL.revokeObjectURL(chosen.picture)}
          />
          <TextBox
            label="What does it show?"
            hint="One sentence, for people who cannot see it."
            maxLength={160}
            required
            value={alt}
            onText={setAlt}
          />
          <Failure text={failure} />
          <div className="actions">
            <Button type="submit" disabled={isRunning}>
              {isRunning ? 'Adding…' : 'Add it'}
            </Button>
            <Button look="plain" onClick={() => setChosen(undefined)}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

import { useEffect, useMemo, useTransition } from 'react';
import { MAX_PHOTO_NAME } from '../../../site/content/photos/check-photo-names.ts';
import { slugFor } from '../../../site/content/source/slug.ts';
import { uniqueName } from '../../shared/unique-name.ts';
import { refresh, runAction, useContent } from '../server-api.ts';
import { Button, TextForm, useRemembered } from '../ui.tsx';
import { uploadPhoto } from './photo.ts';

/** Leaves room for a number, if the name is taken. */
const LONGEST_NAME = MAX_PHOTO_NAME - 4;

/** Takes a photo from this device. Without HEIC among the types, iPhones and Macs convert such photos where they can. */
export function FileBox({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <label className="field__label">
      {label}
      <input
        type="file"
        accept="image/jpeg,image/png"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

const ALT = 'words of a chosen photo';

interface Props {
  onAdded: (name: string, alt: string) => void;
}

/** Adds a photo from this device, by the file dialog or dropped on the field. */
export function AddPhoto({ onAdded }: Props) {
  const { photos } = useContent().choices;
  const [chosenFile, setChosenFile] = useRemembered<File | undefined>('chosen photo', undefined);
  const picture = useMemo(() => chosenFile && URL.createObjectURL(chosenFile), [chosenFile]);
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture);
    },
    [picture],
  );
  const [isAdding, startAdding] = useTransition();
  const clear = () => {
    localStorage.removeItem(ALT);
    setChosenFile(undefined);
  };
  const add = async (file: File, alt: string) => {
    const names = photos.map(({ value }) => value);
    const name = uniqueName(slugFor(alt, LONGEST_NAME) || 'photo', names);
    const upload = async () => {
      await uploadPhoto(name, file, alt);
      await refresh('content');
    };
    if (!(await runAction(upload))) return;
    clear();
    onAdded(name, alt);
  };
  return (
    <div className="add-photo">
      <FileBox label={chosenFile ? 'Take another photo' : 'Add a photo'} onFile={setChosenFile} />
      {!chosenFile && <p className="hint">Straight from the phone: the place and time in it are removed.</p>}
      {chosenFile && (
        <>
          <img className="add-photo__picture" src={picture} alt="The chosen file" />
          <TextForm
            label="What does it show? One sentence, for people who cannot see it."
            maxLength={160}
            storageKey={ALT}
            button={isAdding ? 'Adding…' : 'Add it'}
            onText={(alt) => startAdding(() => add(chosenFile, alt))}
          >
            <Button variant="plain" onClick={clear}>
              Cancel
            </Button>
          </TextForm>
        </>
      )}
    </div>
  );
}

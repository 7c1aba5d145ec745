import type { ReactNode } from 'react';
import { NEW_ITEM } from '../route.ts';
import { withQuery, runAction, send, useData } from '../server-api.ts';
import { Button } from '../ui.tsx';
import { FileBox } from './AddPhoto.tsx';
import { uploadPhoto } from './photo.ts';

interface Props {
  name: string;
  label: string;
  onReplaced: () => void;
  children: ReactNode;
}

/** The form of a photo: where it is used, its fields, and a new picture for it everywhere. An unused one can be deleted. */
export function PhotoForm({ name, label, onReplaced, children }: Props) {
  const route = withQuery('photos', { photo: name });
  const { data: usedIn } = useData<readonly string[]>(route);
  const isUnused = usedIn?.length === 0;
  const remove = async () => {
    if (await runAction(() => send('DELETE', route))) location.hash = 'photos';
  };
  return (
    <>
      {usedIn && <p className="hint">{isUnused ? 'Not used yet.' : `Used in: ${usedIn.join(', ')}.`}</p>}
      {isUnused && (
        <a className="button button--outline" href={`#content/gallery.yaml@${NEW_ITEM}.${name}`}>
          Add it to the gallery
        </a>
      )}
      {children}
      <section className="form__delete" aria-label={label}>
        <FileBox
          label="Replace it everywhere"
          onFile={(file) => void runAction(() => uploadPhoto(name, file)).then(onReplaced)}
        />
        {isUnused && (
          <Button variant="plain" onClick={() => void remove()}>
            Delete this photo
          </Button>
        )}
      </section>
    </>
  );
}

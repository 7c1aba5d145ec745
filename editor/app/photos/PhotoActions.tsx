import { NEW_ENTRY } from '../route.ts';
import { query, runAction, send, useData } from '../server-api.ts';
import { Button } from '../ui.tsx';
import { FileBox } from './AddPhoto.tsx';
import { uploadPhoto } from './photo.ts';

interface Props {
  name: string;
  label: string;
  onReplaced: () => void;
}

const routeOf = (photo: string) => query('photos', { photo });

/** Where a photo is used. */
export function PhotoUse({ name }: { name: string }) {
  const { data: usedIn } = useData<readonly string[]>(routeOf(name));
  if (!usedIn) return null;
  if (usedIn.length > 0) return <p className="hint">{`Used in: ${usedIn.join(', ')}.`}</p>;
  return (
    <>
      <p className="hint">Not used yet.</p>
      <a className="button button--outline" href={`#content/gallery.yaml@${NEW_ENTRY}.${name}`}>
        Add it to the gallery
      </a>
    </>
  );
}

/** Replaces the picture of a photo everywhere, or deletes it. */
export function PhotoActions({ name, label, onReplaced }: Props) {
  const route = routeOf(name);
  const { data: usedIn } = useData<readonly string[]>(route);
  const remove = async () => {
    if (await runAction(() => send('DELETE', route))) location.hash = 'photos';
  };
  return (
    <section className="delete" aria-label={label}>
      <FileBox
        label="Replace it everywhere"
        onFile={(file) => void runAction(() => uploadPhoto(name, file)).then(onReplaced)}
      />
      {usedIn?.length === 0 && (
        <Button variant="plain" onClick={() => void remove()}>
          Delete this photo
        </Button>
      )}
    </section>
  );
}

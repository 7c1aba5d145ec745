import { act, query, send, useData } from '../server-api.ts';
import { Button } from '../ui.tsx';
import { FileBox } from './AddPhoto.tsx';
import { uploadPhoto } from './photo.ts';

interface Props {
  name: string;
  label: string;
  onReplaced: () => void;
}

/** Where a photo is used; replaces its picture there, or deletes it. */
export function PhotoActions({ name, label, onReplaced }: Props) {
  const route = query('photos', { photo: name });
  const { data: usedIn } = useData<readonly string[]>(route);
  const remove = async () => {
    if (await act(() => send('DELETE', route))) location.hash = 'photos';
  };
  return (
    <section className="delete" aria-label={label}>
      {usedIn && <p>{usedIn.length > 0 ? `Used in: ${usedIn.join(', ')}.` : 'Not used yet.'}</p>}
      <FileBox
        label="Replace it everywhere"
        onFile={(file) => void act(() => uploadPhoto(name, file)).then(onReplaced)}
      />
      {usedIn?.length === 0 && (
        <Button look="plain" onClick={() => void remove()}>
          Delete this photo
        </Button>
      )}
    </section>
  );
}

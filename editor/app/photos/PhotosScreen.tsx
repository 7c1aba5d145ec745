import { useCallback, useEffect, useState } from 'react';
import type { Photo } from '../../api.ts';
import { request, thumbnail } from '../server-api.ts';
import { AddPhoto } from './AddPhoto.tsx';
import { PhotoDetails } from './PhotoDetails.tsx';

/** All photos. One of them is open for changes. */
export function PhotosScreen({ onChanged }: { onChanged: () => void }) {
  const [photos, setPhotos] = useState<readonly Photo[]>();
  const [opened, setOpened] = useState<string>();
  const [failure, setFailure] = useState<string>();
  /** Part of the addresses of pictures, so that a replaced one is loaded again. */
  const [round, setRound] = useState(0);
  const load = useCallback(() => {
    onChanged();
    request<Photo[]>('photos').then(
      (list) => {
        setPhotos(list);
        setRound((before) => before + 1);
      },
      (error: unknown) => {
        setFailure((error as Error).message);
      },
    );
  }, [onChanged]);
  useEffect(load, [load]);
  const photo = photos?.find(({ name }) => name === opened);
  return (
    <main className="screen screen--wide">
      <h1 className="d3">Photos</h1>
      <p className="status" role="status">
        {failure ?? (photos ? `${String(photos.length)} photos` : 'Reading the photos…')}
      </p>
      <AddPhoto
        names={photos?.map(({ name }) => name) ?? []}
        onAdded={(name) => {
          setOpened(name);
          load();
        }}
      />
      {photo && <PhotoDetails key={photo.name} photo={photo} round={round} onChanged={load} />}
      <ul className="photos">
        {photos?.map(({ name, alt }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === opened}
              onClick={() => {
                setOpened(name);
              }}
            >
              <img
                src={`${thumbnail(name)}&${String(round)}`}
                alt={alt}
                loading="lazy"
                width="180"
                height="135"
              />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

import { useCallback, useEffect, useState } from 'react';
import type { Photo } from '../../shared/api.ts';
import { request, thumbnail } from '../server-api.ts';
import { AddPhoto } from './AddPhoto.tsx';
import { PhotoDetails } from './PhotoDetails.tsx';

interface Props {
  /** Name of the photo that is open for changes. */
  opened: string | undefined;
  onChanged: () => void;
}

/** All photos. One of them can be open. */
export function PhotosScreen({ opened, onChanged }: Props) {
  const [photos, setPhotos] = useState<readonly Photo[]>();
  const [failure, setFailure] = useState<string>();
  /** Part of the addresses of pictures, so that a replaced one is loaded again. */
  const [round, setRound] = useState(0);
  const load = useCallback(() => {
    onChanged();
    request<Photo[]>('photos').then(setPhotos, (error: unknown) => {
      setFailure((error as Error).message);
    });
  }, [onChanged]);
  useEffect(load, [load]);
  const loadPictures = () => {
    setRound((before) => before + 1);
    load();
  };
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
          location.hash = `photos/${name}`;
          load();
        }}
      />
      {photo && (
        <PhotoDetails key={photo.name} photo={photo} round={round} onSaved={load} onChanged={loadPictures} />
      )}
      <ul className="photos">
        {photos?.map(({ name, alt }) => (
          <li key={name}>
            <a href={`#photos/${name}`} aria-current={name === opened || undefined}>
              <img
                src={`${thumbnail(name)}&${String(round)}`}
                alt=""
                loading="lazy"
                width="180"
                height="135"
              />
              <strong>{name}</strong> <span>{alt}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

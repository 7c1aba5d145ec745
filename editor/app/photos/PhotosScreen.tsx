import { useCallback, useEffect, useState } from 'react';
import type { Photo } from '../../shared/api.ts';
import { request, thumbnail, wordsOf } from '../server-api.ts';
import { AddPhoto } from './AddPhoto.tsx';
import { PhotoDetails } from './PhotoDetails.tsx';

interface Props {
  /** Name of the photo that is open for changes. */
  opened: string;
  onChanged: () => void;
}

/** All photos, or the one that is open. */
export function PhotosScreen({ opened, onChanged }: Props) {
  const [photos, setPhotos] = useState<readonly Photo[]>();
  const [failure, setFailure] = useState<string>();
  /** Part of the addresses of pictures, so that a replaced one is loaded again. */
  const [round, setRound] = useState(0);
  const load = useCallback(() => {
    onChanged();
    request<Photo[]>('photos').then(setPhotos, (error: unknown) => {
      setFailure(wordsOf(error));
    });
  }, [onChanged]);
  useEffect(load, [load]);
  const photo = photos?.find(({ name }) => name === opened);
  if (photo)
    return (
      <main className="screen">
        <PhotoDetails
          key={photo.name}
          photo={photo}
          round={round}
          onSaved={load}
          onChanged={() => {
            setRound((before) => before + 1);
            load();
          }}
        />
      </main>
    );
  return (
    <main className="screen screen--wide">
      <h1 className="d3">Photos</h1>
      {!photos && <p className="hint">{failure ?? 'Reading the photos…'}</p>}
      <AddPhoto
        names={photos?.map(({ name }) => name) ?? []}
        onAdded={(name) => {
          load();
          location.hash = `photos/${name}`;
        }}
      />
      <ul className="photos">
        {photos?.map(({ name, alt }) => (
          <li key={name}>
            <a href={`#photos/${name}`}>
              <img
                src={`${thumbnail(name)}&${String(round)}`}
                alt=""
                loading="lazy"
                width="180"
                height="135"
              />
              <span>{alt}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

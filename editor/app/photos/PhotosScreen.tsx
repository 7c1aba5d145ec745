import { useState } from 'react';
import type { Photo } from '../../shared/api.ts';
import { thumbnail, useData } from '../server-api.ts';
import { Screen } from '../ui.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import { PhotoDetails } from './PhotoDetails.tsx';

/** All photos, or the one that is open for changes. */
export function PhotosScreen({ opened }: { opened: string }) {
  const { data: photos, failure } = useData<readonly Photo[]>('photos');
  /** Part of the addresses of pictures, so that a replaced one is loaded again. */
  const [round, setRound] = useState(0);
  const source = (name: string) => `${thumbnail(name)}&${String(round)}`;
  const photo = photos?.find(({ name }) => name === opened);
  if (photo)
    return (
      <PhotoDetails
        key={photo.name}
        photo={photo}
        source={source(photo.name)}
        onReplaced={() => setRound(round + 1)}
      />
    );
  return (
    <Screen title="Photos" className="screen--wide">
      {!photos && <p className="hint">{failure ?? 'Reading the photos…'}</p>}
      <AddPhoto
        names={photos?.map(({ name }) => name) ?? []}
        onAdded={(name) => (location.hash = `photos/${name}`)}
      />
      <ul className="photos">
        {photos?.map(({ name, alt }) => (
          <li key={name}>
            <a href={`#photos/${name}`}>
              <img src={source(name)} alt="" loading="lazy" width="180" height="135" />
              <span>{alt}</span>
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

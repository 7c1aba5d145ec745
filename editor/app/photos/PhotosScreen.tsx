import { useContent } from '../server-api.ts';
import { Screen } from '../ui.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import { photoAddress, thumbnail } from './photo.ts';

export function PhotosScreen() {
  return (
    <Screen title="Photos" className="screen--wide">
      <AddPhoto onAdded={(name) => (location.hash = photoAddress(name))} />
      <ul className="photo-grid">
        {useContent().choices.photos.map((photo) => (
          <li key={photo.value}>
            <a href={photoAddress(photo.value)}>
              <img src={thumbnail(photo.value)} alt="" loading="lazy" width="180" height="135" />
              <span>{photo.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

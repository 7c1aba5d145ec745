import { formAddress } from '../route.ts';
import { useContent } from '../server-api.ts';
import { Screen } from '../ui.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import { photoEntry, thumbnail } from './photo.ts';

export function PhotosScreen() {
  return (
    <Screen title="Photos" className="screen--wide">
      <AddPhoto onAdded={(value, label) => (location.hash = formAddress(photoEntry({ value, label })))} />
      <ul className="photos">
        {useContent().choices.photos.map((photo) => (
          <li key={photo.value}>
            <a href={formAddress(photoEntry(photo))}>
              <img src={thumbnail(photo.value)} alt="" loading="lazy" width="180" height="135" />
              <span>{photo.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

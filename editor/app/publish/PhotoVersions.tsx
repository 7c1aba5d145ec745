import type { PhotoChange } from '../../shared/api.ts';
import { thumbnail } from '../server-api.ts';

/** A photo before and after. Its heading says what it shows. */
export function PhotoVersions({ photo: { name, before, after } }: { photo: PhotoChange }) {
  return (
    <div className="versions-of-photo">
      {before && <Version name={name} commit={before} label={after ? 'Before' : 'Deleted'} />}
      {after && <Version name={name} commit={after} label={before ? 'After' : 'Added'} />}
    </div>
  );
}

function Version({ name, commit, label }: { name: string; commit: string; label: string }) {
  return (
    <figure>
      <img src={thumbnail(name, commit)} alt="" />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

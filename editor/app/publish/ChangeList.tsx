import type { Change, FileChanges, PhotoChange } from '../../shared/api.ts';
import { thumbnail } from '../photos/photo.ts';
import { ItemButton } from '../ui.tsx';

interface Props {
  changes: FileChanges;
  /** Absent where nothing can be undone. */
  onUndo?: (path?: Change['path']) => void;
}

/** The changes of one file in words, or of a photo in pictures. */
export function ChangeList({ changes: { label, status, changes, photo }, onUndo }: Props) {
  const undo = (name: string, path?: Change['path']) =>
    onUndo && <ItemButton action="Undo" item={name} onClick={() => onUndo(path)} />;
  return (
    <section className="changes">
      <h2 className="screen__heading">{label}</h2>
      <ul>
        {changes.map(({ path, label: field, from, to }) => (
          <li key={[...path, from].join('.')}>
            <span>
              <strong>{field || label}</strong>: {from ? <del>{from}</del> : 'added'}{' '}
              {to ? <ins className={from && 'changes__new'}>{to}</ins> : 'removed'}
            </span>
            {undo(field || label, path)}
          </li>
        ))}
        {changes.length === 0 && (
          <li>
            {photo && <PhotoVersions photo={photo} />}
            {!photo && <span>{status === 'added' ? 'Added' : 'Deleted'}</span>}
            {undo(label)}
          </li>
        )}
      </ul>
    </section>
  );
}

/** A photo before and after. Its heading says what it shows. */
function PhotoVersions({ photo: { name, before, after } }: { photo: PhotoChange }) {
  const figure = (commit: string, label: string) => (
    <figure>
      <img src={thumbnail(name, commit)} alt="" />
      <figcaption>{label}</figcaption>
    </figure>
  );
  return (
    <div className="changes__photos">
      {before && figure(before, after ? 'Before' : 'Deleted')}
      {after && figure(after, before ? 'After' : 'Added')}
    </div>
  );
}

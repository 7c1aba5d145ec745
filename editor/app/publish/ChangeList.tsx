import type { FileChanges } from '../../api.ts';

interface Props {
  changes: FileChanges;
  /** Absent where nothing can be undone. */
  onUndo?: (path?: readonly (string | number)[]) => void;
}

/** The changes of one file in words. */
export function ChangeList({ changes: { file, label, status, changes }, onUndo }: Props) {
  const name = label || file.replace(/^content\//u, '');
  return (
    <section className="changes">
      <h2 className="changes__file">{name}</h2>
      <ul>
        {changes.map(({ path, label: field, from, to }) => (
          <li key={path.join('.')}>
            <span>
              <strong>{field || name}</strong>: <del>{from}</del> <ins>{to}</ins>
            </span>
            {onUndo && (
              <button
                type="button"
                className="plain"
                aria-label={`Undo: ${field || name}`}
                onClick={() => {
                  onUndo(path);
                }}
              >
                Undo
              </button>
            )}
          </li>
        ))}
        {changes.length === 0 && (
          <li>
            <span>{`This file was ${status}.`}</span>
            {onUndo && (
              <button
                type="button"
                className="plain"
                aria-label={`Undo: ${name}`}
                onClick={() => {
                  onUndo();
                }}
              >
                Undo
              </button>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

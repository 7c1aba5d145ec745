import type { FileVersion } from '../../api.ts';
import { describeChanges } from '../../describe-changes.ts';
import type { EditedFile } from './use-file.ts';

/** Shows what differs when another program changed the file meanwhile, and lets the owner choose. */
export function BothVersions({ edited, disk }: { edited: EditedFile; disk: FileVersion }) {
  const { version, schema, change } = edited;
  if (!version || !schema) return null;
  const differences = describeChanges(disk.data, version.data, schema);
  return (
    <fieldset className="mistakes">
      <legend>This file was changed elsewhere</legend>
      <dl>
        {differences.map(({ path, label, from, to }) => (
          <div key={path.join('.')}>
            <dt>{label}</dt>
            <dd>{`There: ${from || 'nothing'}`}</dd>
            <dd>{`Here: ${to || 'nothing'}`}</dd>
          </div>
        ))}
        {disk.body !== version.body && (
          <div>
            <dt>The text differs, too.</dt>
          </div>
        )}
      </dl>
      <button
        type="button"
        className="plain"
        onClick={() => {
          change({ digest: disk.digest });
        }}
      >
        Keep mine
      </button>
      <button
        type="button"
        className="plain"
        onClick={() => {
          change(disk);
        }}
      >
        Take the other version
      </button>
    </fieldset>
  );
}

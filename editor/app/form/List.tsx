import { isPast } from '../../shared/words.ts';
import { useContent } from '../server-api.ts';
import { Button } from '../ui.tsx';
import { FieldSet } from './FieldLayout.tsx';
import type { FieldProps } from './form-context.ts';
import { ListEntry } from './ListEntry.tsx';
import { useListEntries } from './use-list-entries.ts';

/** A list whose entries can be added, removed and moved. Entries with several fields open one by one. */
export function List(props: FieldProps) {
  const { schema, label } = props;
  const list = useListEntries(props);
  const { entries, removed } = list;
  const { today } = useContent();
  const { past = [], coming = [] } = Object.groupBy(entries.keys(), (at) =>
    isPast(entries[at], today) ? 'past' : 'coming',
  );
  const draw = (some: readonly number[]) => (
    <ol className="entries">
      {some.map((at) => (
        <ListEntry key={at} field={props} list={list} at={at} />
      ))}
    </ol>
  );
  return (
    <FieldSet {...props}>
      {draw(coming)}
      {past.length > 0 && (
        <details className="section">
          <summary>Past days</summary>
          {draw(past)}
        </details>
      )}
      <div role="status">
        {removed && (
          <p>
            Removed: {removed.title}{' '}
            <Button variant="plain" onClick={list.undoRemove}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {!schema.prefixItems && (
        <Button variant="outline" onClick={() => list.add()}>
          {schema.entry ? `Add ${schema.entry}` : `Add to: ${label}`}
        </Button>
      )}
      {schema.maxItems !== undefined && schema.minItems !== schema.maxItems && (
        <p className="hint">{`${String(entries.length)}, at most ${String(schema.maxItems)}`}</p>
      )}
    </FieldSet>
  );
}

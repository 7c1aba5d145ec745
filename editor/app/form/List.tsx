import type { FieldSchema } from '../../shared/api.ts';
import { isObject } from '../../shared/schema.ts';
import { isPast, summaryOf, unnamedEntry } from '../../shared/words.ts';
import { thumbnail } from '../photos/photo.ts';
import { useContent } from '../server-api.ts';
import { Button, ItemButton } from '../ui.tsx';
import { FieldSet } from './FieldLayout.tsx';
import { fieldId, type FieldProps, fieldName, isWithin, useField, useForm } from './form-context.ts';
import { useListEntries } from './use-list-entries.ts';

/** A list whose entries can be added, removed and moved. Entries with several fields open one by one. */
export function List(props: FieldProps) {
  const { label, schema } = props;
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
      {!isFixed(schema) && (
        <>
          <Button variant="outline" onClick={() => list.add()}>
            {schema.entry ? `Add ${schema.entry}` : `Add to: ${label}`}
          </Button>
          {schema.maxItems && <p className="hint">{`${entries.length}, at most ${schema.maxItems}`}</p>}
        </>
      )}
    </FieldSet>
  );
}

/** Whether the design of a page fixes the number of entries. */
const isFixed = ({ minItems, maxItems }: FieldSchema) => minItems !== undefined && minItems === maxItems;

interface EntryProps {
  field: FieldProps;
  list: ReturnType<typeof useListEntries>;
  at: number;
}

/** An entry of a list, with buttons that move and remove it. An entry with several fields is closed at first. */
function ListEntry({ field: { schema, label, path }, list, at }: EntryProps) {
  const { Field, incomplete } = useForm();
  const { id } = useField(path);
  const entry = list.entries[at];
  const entryPath = [...path, at];
  const name = fieldName(entryPath);
  const { items = {} } = schema;
  const isGroup = items.type === 'object';
  const title = summaryOf(entry, items) || unnamedEntry(schema, at);
  const photo = isObject(entry) && typeof entry.photo === 'string' ? entry.photo : '';
  const isOpen = list.open === at || incomplete.some((field) => isWithin(field, name));
  const fields = (
    <>
      <Field
        schema={isGroup ? { ...items, description: '' } : items}
        label={isGroup ? title : `${label} ${at + 1}`}
        path={entryPath}
        value={entry}
        isRequired
        onChange={(next) => list.replace(at, next ?? '')}
      />
      <div className="entry-actions">
        <ItemButton
          action="Up"
          item={title}
          data-move="up"
          disabled={at === 0}
          onClick={() => list.move(at, at - 1)}
        />
        <ItemButton
          action="Down"
          item={title}
          data-move="down"
          disabled={at === list.entries.length - 1}
          onClick={() => list.move(at, at + 1)}
        />
        {!isFixed(schema) && (
          <ItemButton action="Remove" item={title} onClick={() => list.remove(at, title)} />
        )}
      </div>
    </>
  );
  if (!isGroup) return <li data-entry={`${id}-${at}`}>{fields}</li>;
  return (
    <li data-entry={`${id}-${at}`}>
      <details
        id={isOpen ? undefined : fieldId(name)}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== (list.open === at)) list.setOpen(currentTarget.open ? at : undefined);
        }}
      >
        <summary>
          {photo && <img src={thumbnail(photo)} alt="" width="60" height="45" loading="lazy" />}
          {title}
        </summary>
        {isOpen && fields}
      </details>
    </li>
  );
}

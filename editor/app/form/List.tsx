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
  const { past = [], coming = [] } = Object.groupBy(entries.keys(), (index) =>
    isPast(entries[index], today) ? 'past' : 'coming',
  );
  const renderEntries = (indexes: readonly number[]) => (
    <ol className="entries">
      {indexes.map((index) => (
        <ListEntry key={index} field={props} list={list} index={index} />
      ))}
    </ol>
  );
  return (
    <FieldSet {...props}>
      {renderEntries(coming)}
      {past.length > 0 && (
        <details className="section">
          <summary>Past days</summary>
          {renderEntries(past)}
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
  index: number;
}

/** An entry of a list, with buttons that move and remove it. An entry with several fields is closed at first. */
function ListEntry({ field: { schema, label, path }, list, index }: EntryProps) {
  const { Field, incomplete } = useForm();
  const { id } = useField(path);
  const entry = list.entries[index];
  const entryPath = [...path, index];
  const name = fieldName(entryPath);
  const { items = {} } = schema;
  const isGroup = items.type === 'object';
  const title = summaryOf(entry, items) || unnamedEntry(schema, index);
  const photo = isObject(entry) && typeof entry.photo === 'string' ? entry.photo : '';
  const isOpen = list.open === index || incomplete.some((field) => isWithin(field, name));
  const fields = (
    <>
      <Field
        schema={isGroup ? { ...items, description: '' } : items}
        label={isGroup ? title : `${label} ${index + 1}`}
        path={entryPath}
        value={entry}
        isRequired
        onChange={(next) => list.replace(index, next ?? '')}
      />
      <div className="entry-actions">
        <ItemButton
          action="Up"
          item={title}
          data-move="up"
          disabled={index === 0}
          onClick={() => list.move(index, index - 1)}
        />
        <ItemButton
          action="Down"
          item={title}
          data-move="down"
          disabled={index === list.entries.length - 1}
          onClick={() => list.move(index, index + 1)}
        />
        {!isFixed(schema) && (
          <ItemButton action="Remove" item={title} onClick={() => list.remove(index, title)} />
        )}
      </div>
    </>
  );
  if (!isGroup) return <li data-entry={`${id}-${index}`}>{fields}</li>;
  return (
    <li data-entry={`${id}-${index}`}>
      <details
        id={isOpen ? undefined : fieldId(name)}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== (list.open === index))
            list.setOpen(currentTarget.open ? index : undefined);
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

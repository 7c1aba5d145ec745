import type { FieldSchema } from '../../shared/api.ts';
import { isObject } from '../../shared/schema.ts';
import { summaryOf, unnamedEntry } from '../../shared/words.ts';
import { thumbnail } from '../photos/photo.ts';
import { ItemButton } from '../ui.tsx';
import { type FieldProps, fieldId, fieldName, isWithin, useField, useForm } from './form-context.ts';
import type { useListEntries } from './use-list-entries.ts';

interface Props {
  /** Field of the list. */
  field: FieldProps;
  list: ReturnType<typeof useListEntries>;
  at: number;
}

/** An entry of a list, with buttons that move and remove it. An entry with several fields is closed at first. */
export function ListEntry({ field: { schema, label, path }, list, at }: Props) {
  const { Field, incomplete } = useForm();
  const listId = useField(path).id;
  const entry = list.entries[at];
  const entryPath = [...path, at];
  const name = fieldName(entryPath);
  const entrySchema: FieldSchema = schema.prefixItems?.[at] ?? schema.items ?? {};
  const isGroup = entrySchema.type === 'object';
  const title = summaryOf(entry, entrySchema) || unnamedEntry(schema, at);
  const photo = isObject(entry) && typeof entry.photo === 'string' ? entry.photo : '';
  const isOpen = list.open === at || incomplete.some((field) => isWithin(field, name));
  const fields = (
    <>
      <Field
        schema={isGroup ? { ...entrySchema, description: '' } : entrySchema}
        label={isGroup ? title : `${label} ${String(at + 1)}`}
        path={entryPath}
        value={entry}
        isRequired
        onChange={(next) => list.replace(at, next ?? '')}
      />
      {!schema.prefixItems && (
        <div className="entry-actions">
          {([-1, 1] as const).map((by) => (
            <ItemButton
              key={by}
              action={by < 0 ? 'Up' : 'Down'}
              item={title}
              data-move={by < 0 ? 'up' : 'down'}
              disabled={by < 0 ? at === 0 : at === list.entries.length - 1}
              onClick={() => list.move(at, at + by)}
            />
          ))}
          <ItemButton action="Remove" item={title} onClick={() => list.remove(at, title)} />
        </div>
      )}
    </>
  );
  return (
    <li data-entry={`${listId}-${String(at)}`}>
      {isGroup ? (
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
      ) : (
        fields
      )}
    </li>
  );
}

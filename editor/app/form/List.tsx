import type { FieldSchema } from '../../shared/api.ts';
import { photoIn } from '../../shared/schema.ts';
import { isPast } from '../../shared/dates.ts';
import { newItemName } from '../../shared/field-label.ts';
import { summaryOf } from '../../shared/format-value.ts';
import { thumbnail } from '../photos/photo.ts';
import { useContent } from '../server-api.ts';
import { Button, ItemButton } from '../ui.tsx';
import { FieldSet } from './FieldLayout.tsx';
import { fieldId, type FieldProps, fieldName, isWithin, useField, useForm } from './form-context.ts';
import { useListItems } from './use-list-items.ts';

/** A list whose items can be added, removed and moved. Items with several fields open one by one. */
export function List(props: FieldProps) {
  const { label, schema } = props;
  const list = useListItems(props);
  const { items, removedItem } = list;
  const { today } = useContent();
  const { past = [], coming = [] } = Object.groupBy(items.keys(), (index) =>
    isPast(items[index], schema.items ?? {}, today) ? 'past' : 'coming',
  );
  const renderItems = (indexes: readonly number[]) => (
    <ol className="list">
      {indexes.map((index) => (
        // Items have no ids. The index will do, because what they show comes from their value.
        <ListItem key={index} field={props} list={list} index={index} />
      ))}
    </ol>
  );
  return (
    <FieldSet {...props}>
      {renderItems(coming)}
      {past.length > 0 && (
        <details className="section">
          <summary>Past days</summary>
          {renderItems(past)}
        </details>
      )}
      <div role="status">
        {removedItem && (
          <p>
            Removed: {removedItem.title}{' '}
            <Button variant="plain" onClick={list.undoRemove}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {!isFixed(schema) && (
        <>
          <Button variant="outline" onClick={() => list.add()}>
            {schema.item ? `Add ${schema.item}` : `Add to: ${label}`}
          </Button>
          {schema.maxItems && <p className="hint">{`${items.length}, at most ${schema.maxItems}`}</p>}
        </>
      )}
    </FieldSet>
  );
}

/** Whether the design of a page fixes the number of items. */
const isFixed = ({ minItems, maxItems }: FieldSchema) => minItems !== undefined && minItems === maxItems;

interface ItemProps {
  field: FieldProps;
  list: ReturnType<typeof useListItems>;
  index: number;
}

/** An item of a list, with buttons that move and remove it. An item with several fields is closed at first. */
function ListItem({ field: { schema, label, path }, list, index }: ItemProps) {
  const { Field, incomplete } = useForm();
  const { id } = useField(path);
  const item = list.items[index];
  const itemPath = [...path, index];
  const name = fieldName(itemPath);
  const { items: itemSchema = {} } = schema;
  const isGroup = itemSchema.type === 'object';
  const title = summaryOf(item, itemSchema) || newItemName(schema, index);
  const photo = photoIn(item, itemSchema);
  const isOpen = list.open === index || incomplete.some((field) => isWithin(field, name));
  const fields = (
    <>
      <Field
        schema={isGroup ? { ...itemSchema, description: '' } : itemSchema}
        label={isGroup ? title : `${label} ${index + 1}`}
        path={itemPath}
        value={item}
        isRequired
        onChange={(next) => list.replace(index, next ?? '')}
      />
      <div className="list__actions">
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
          disabled={index === list.items.length - 1}
          onClick={() => list.move(index, index + 1)}
        />
        {!isFixed(schema) && (
          <ItemButton action="Remove" item={title} onClick={() => list.remove(index, title)} />
        )}
      </div>
    </>
  );
  if (!isGroup) return <li data-item={`${id}-${index}`}>{fields}</li>;
  return (
    <li data-item={`${id}-${index}`}>
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

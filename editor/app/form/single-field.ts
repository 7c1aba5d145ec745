import type { FieldSchema } from '../../shared/api.ts';
import { parsePath } from '../../shared/field-label.ts';
import { childSchema, withoutNull } from '../../shared/schema.ts';

/** Whether a field is filled in as a whole: it is neither a group nor a list of other fields. */
export function isSingleField(name: string, schema: FieldSchema): boolean {
  const { type, items } = parsePath(name).reduce(childSchema, withoutNull(schema));
  const isCheckboxList = items?.enum !== undefined || items?.choices === 'topics';
  return isCheckboxList || (type !== 'object' && type !== 'array');
}

import type { FieldSchema } from '../../api.ts';
import { labelOf, summaryOf, withoutNull } from '../../schema.ts';

interface FieldWords {
  /** Labels from the outermost to the field's own: `Holidays, Thanksgiving, First day`. */
  readonly words: string;
  /** Whether it is filled in as a whole, and not a group or a list of fields. */
  readonly isSingle: boolean;
}

/** A field in words, by the name that the checks give it, like `holidays[1].date`. */
export function fieldWords(name: string, schema: FieldSchema, data: unknown): FieldWords {
  let field = withoutNull(schema);
  let value = data;
  const words: string[] = [];
  for (const key of name.match(/[^.[\]]+/gu) ?? []) {
    const at = Number(key);
    value = (value as Record<string, unknown> | null | undefined)?.[key];
    if (field.type === 'array') {
      field = field.prefixItems?.[at] ?? field.items ?? {};
      words.push((typeof value === 'object' && summaryOf(value)) || `Entry ${String(at + 1)}`);
    } else {
      const named = field.properties?.[key] ?? field.additionalProperties;
      field = typeof named === 'object' ? named : {};
      words.push(labelOf(key, field));
    }
    field = withoutNull(field);
  }
  const isCheckboxList = field.items?.enum !== undefined || field.items?.choices === 'topics';
  return {
    words: words.join(', '),
    isSingle: isCheckboxList || (field.type !== 'object' && field.type !== 'array'),
  };
}

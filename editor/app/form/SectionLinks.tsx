import type { FieldSchema } from '../../shared/api.ts';
import { isObject, labelOf, withoutNull } from '../../shared/schema.ts';
import { fieldId } from './form-context.ts';

interface Props {
  schema: FieldSchema;
  value: unknown;
  /** Show only these fields; all if absent. */
  only: readonly string[] | undefined;
}

/** Links to the groups and lists of a long form. */
export function SectionLinks({ schema, value, only }: Props) {
  const filled = isObject(value) ? value : {};
  const sections = Object.entries(schema.properties ?? {}).filter(
    ([key, field]) =>
      ['object', 'array'].includes(withoutNull(field).type ?? '') &&
      filled[key] !== undefined &&
      (only?.includes(key) ?? true),
  );
  if (sections.length < 3) return null;
  return (
    <nav className="sections" aria-label="Parts of this form">
      {sections.map(([key, field]) => (
        <button
          key={key}
          type="button"
          className="plain"
          onClick={() => {
            const section = document.getElementById(fieldId(key));
            section?.scrollIntoView();
            section?.focus({ preventScroll: true });
          }}
        >
          {labelOf(key, field)}
        </button>
      ))}
    </nav>
  );
}

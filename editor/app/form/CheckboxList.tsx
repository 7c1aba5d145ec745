import type { Choice } from '../../shared/api.ts';
import { About } from './About.tsx';
import { type FieldProps, useField } from './form-context.ts';

/** Several of a few values, kept in the order in which they are offered. */
export function CheckboxList({
  schema,
  label,
  path,
  value,
  options,
  onChange,
}: FieldProps & { options: readonly Choice[] }) {
  const { id, mistake, leave } = useField(path);
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  const all = options.map((option) => option.value);
  return (
    <fieldset className="group group--checks" id={id} aria-describedby={`${id}-about`} tabIndex={-1}>
      <legend>{label}</legend>
      <About id={id} text={schema.description} mistake={mistake} />
      {options.map((option) => (
        <div key={option.value} className="check">
          <input
            type="checkbox"
            id={`${id}-${option.value}`}
            checked={chosen.includes(option.value)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) leave();
            }}
            onChange={({ currentTarget }) => {
              const next = currentTarget.checked
                ? [...chosen, option.value].toSorted(
                    (one, other) => all.indexOf(String(one)) - all.indexOf(String(other)),
                  )
                : chosen.filter((entry) => entry !== option.value);
              onChange(next);
            }}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
        </div>
      ))}
    </fieldset>
  );
}

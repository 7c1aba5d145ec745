import { type ComponentType, createContext, useContext } from 'react';
import type { FieldSchema, Path } from '../../shared/api.ts';

export interface FieldProps {
  schema: FieldSchema;
  label: string;
  path: Path;
  value: unknown;
  isRequired: boolean;
  onChange: (value: unknown) => void;
}

interface FormState {
  /** Draws the fields of groups and lists. From here, so that their modules do not import each other. */
  readonly Field: ComponentType<FieldProps>;
  readonly file: string;
  readonly data: unknown;
  /** What is wrong, by the name of the field, like `hours.1.opens`. Fields that were not left yet are not among them. */
  readonly problems: ReadonlyMap<string, string>;
  /** Names of all fields that are wrong or still to be filled in. */
  readonly incomplete: readonly string[];
  readonly samples: readonly Path[];
  readonly confirm: (path: Path) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form around this field.');
  return form;
}

export const fieldName = (path: Path) => path.join('.');

export const fieldId = (name: string) => `field-${name}`;

export const isWithin = (name: string, parent: string) => name === parent || name.startsWith(`${parent}.`);

/** What can be filled in. */
export const FIELDS = 'input, select, textarea, .photo-field';

export const fieldAround = (element: Element | null) =>
  element?.closest(`[id^="${fieldId('')}"]`)?.id.slice(fieldId('').length);

export function useField(path: Path) {
  const name = fieldName(path);
  const id = fieldId(name);
  return {
    id,
    className: 'field__input',
    'aria-invalid': useForm().problems.has(name) || undefined,
    'aria-describedby': `${id}-notes`,
  };
}

/** Moves the focus to a field. What is around it opens step by step: a closed item of a list has no fields yet. */
export function goToField(name: string, tries = 20): void {
  const keys = name.split('.');
  const element = keys
    .map((_, depth) => document.getElementById(fieldId(keys.slice(0, keys.length - depth).join('.'))))
    .find(Boolean);
  for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  element?.scrollIntoView({ block: element.matches('fieldset') ? 'start' : 'center' });
  element?.focus({ preventScroll: true });
  if (!element?.contains(document.activeElement) && tries > 0) setTimeout(goToField, 50, name, tries - 1);
}

import { type ComponentType, createContext, useContext } from 'react';
import type { Choices, FieldSchema } from '../../shared/api.ts';
import type { Path } from '../../shared/schema.ts';

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
  /** All fields of the file. */
  readonly data: unknown;
  /** What is wrong, by the name of the field, like `hours.1.opens`. Fields that were not left yet are not among them. */
  readonly mistakes: ReadonlyMap<string, string>;
  /** Names of all fields that are wrong or still to be filled in. */
  readonly incomplete: readonly string[];
  /** Names of the fields that are marked as examples. */
  readonly samples: readonly string[];
  /** Name of the field that the screen goes to: everything around it is open. */
  readonly target: string | undefined;
  /** Tells that the owner has left a field. */
  readonly leave: (field: string) => void;
  /** Takes the mark of an example away. */
  readonly confirm: (field: string) => void;
  readonly choices: Choices;
}

const NO_CHOICES: Choices = { photos: [], articles: [], services: [], topics: [], facts: [] };

export const FormContext = createContext<FormState>({
  Field: () => null,
  file: '',
  data: undefined,
  mistakes: new Map(),
  incomplete: [],
  samples: [],
  target: undefined,
  leave: () => undefined,
  confirm: () => undefined,
  choices: NO_CHOICES,
});

export const useForm = () => useContext(FormContext);

export const fieldName = (path: Path) => path.join('.');

/** The HTML id of a field by its name. */
export const fieldId = (name: string) => `field-${name}`;

export const isWithin = (name: string, parent: string) => name === parent || name.startsWith(`${parent}.`);

/** The HTML id of a field, what is wrong with it, and what to call when the owner leaves it. */
export function useField(path: Path): { id: string; mistake: string | undefined; leave: () => void } {
  const name = fieldName(path);
  const { mistakes, leave } = useForm();
  return {
    id: fieldId(name),
    mistake: mistakes.get(name),
    leave: () => {
      leave(name);
    },
  };
}

import { type ComponentType, createContext, useContext } from 'react';
import { fieldName } from '../../../site/content/source/problem.ts';
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
  /** What is wrong, by the name of the field, like `hours[1].opens`. Fields that were not left yet are not among them. */
  readonly mistakes: ReadonlyMap<string, string>;
  /** Names of all fields that are wrong or still to be filled in. */
  readonly incomplete: readonly string[];
  /** Tells that the owner has left a field. */
  readonly leave: (field: string) => void;
  readonly choices: Choices;
}

const NO_CHOICES: Choices = { photos: [], articles: [], services: [], topics: [], facts: [] };

export const FormContext = createContext<FormState>({
  Field: () => null,
  mistakes: new Map(),
  incomplete: [],
  leave: () => undefined,
  choices: NO_CHOICES,
});

export const useForm = () => useContext(FormContext);

/** The HTML id of a field by its name. */
export const fieldId = (name: string) => `field-${name}`;

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

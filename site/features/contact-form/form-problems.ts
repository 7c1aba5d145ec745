import { AGREEMENT_REQUIRED, FAILED, type Toast } from '../../../contact/messages.ts';
import { type FieldErrors } from '../../../contact/schema.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';

/** An error, shown at its field and in the summary. */
export interface Problem {
  /** Name of the field. */
  readonly name: string;
  readonly message: string;
}

const FIELD_NAMES = [...CONTACT_FIELDS.map(({ name }) => name), 'agreementChecked'];

/** The errors that the visitor can correct, in the order of the fields. */
export function problemsOf(errors: FieldErrors): Problem[] {
  return FIELD_NAMES.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, message }];
  });
}

/** The toast for a refused form, or undefined when the errors at the fields say it all. */
export function refusalToast(errors: FieldErrors): Toast | undefined {
  if ('agreementChecked' in errors) return AGREEMENT_REQUIRED;
  return problemsOf(errors).length === 0 ? FAILED : undefined;
}

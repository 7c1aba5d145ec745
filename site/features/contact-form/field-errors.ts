import { AGREEMENT_REQUIRED, FAILED, type Notice } from '../../../contact/form-texts.ts';
import type { FieldErrors } from '../../../contact/schema.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';

/** An error, shown at its field and in the summary. */
export interface FieldError {
  readonly name: string;
  readonly text: string;
}

const FIELD_NAMES = [...CONTACT_FIELDS.map(({ name }) => name), 'agreementChecked'];

/** The errors that the visitor can correct, in the order of the fields. */
export function listErrors(errors: FieldErrors): FieldError[] {
  return FIELD_NAMES.flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ name, text }];
  });
}

/** What a toast says of a refused form, or undefined when the errors at the fields say it all. */
export function refusalNotice(errors: FieldErrors): Notice | undefined {
  if ('agreementChecked' in errors) return AGREEMENT_REQUIRED;
  return listErrors(errors).length === 0 ? FAILED : undefined;
}

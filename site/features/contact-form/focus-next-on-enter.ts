import { type KeyboardEvent } from 'react';

/**
 * On-screen keyboards write "next" on their Enter key (`enterkeyhint`), so there it goes to the next field and does not
 * send a form half filled in. Keyboards with keys of their own send, as everywhere.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (field.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...(field.form?.elements ?? [])] as HTMLElement[];
  fields[fields.indexOf(field) + 1]?.focus();
}

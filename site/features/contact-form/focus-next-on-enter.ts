import type { KeyboardEvent } from 'react';

/** Makes Enter go to the next field on touch keyboards, which label it “next”. On others it submits the form. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (field.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...(field.form?.elements ?? [])] as HTMLElement[];
  fields[fields.indexOf(field) + 1]?.focus();
}

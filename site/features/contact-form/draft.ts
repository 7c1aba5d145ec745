/**
 * The input of a form that was not sent yet. Kept in sessionStorage for a reload, Back, and the quote dialog on the next
 * page, with one entry per form; deleted when the message was sent.
 */
export interface Draft {
  /** By field name: text, or whether a checkbox is checked. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** The Idempotency-Key of an earlier try, so that another one makes no second lead. */
  readonly key?: string | undefined;
}

const PREFIX = 'draft:';

/** A function, because access to `sessionStorage` throws where the visitor blocks storage. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const tabStorage: GetStorage = () => sessionStorage;

/** The draft of a form, or undefined without a valid one. Never throws. */
export function readDraft(form: string, storage: GetStorage = tabStorage): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage().getItem(PREFIX + form) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, unless storage is blocked or full. Never throws. */
export function writeDraft(form: string, draft: Draft, storage: GetStorage = tabStorage): void {
  try {
    storage().setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    // The form works without drafts.
  }
}

/** Deletes a draft. Never throws. */
export function deleteDraft(form: string, storage: GetStorage = tabStorage): void {
  try {
    storage().removeItem(PREFIX + form);
  } catch {
    // Blocked storage has no draft.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value)) return false;
  const { values } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((one) => typeof one === 'string' || typeof one === 'boolean') &&
    (!('key' in value) || typeof value.key === 'string')
  );
}

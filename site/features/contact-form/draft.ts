/**
 * What a visitor has entered and not sent: kept in this tab for a reload, for Back, and for the quote dialog on the next
 * page. One entry a form; gone when it was sent, or with the tab.
 */
export interface Draft {
  /** By field: text, or whether a box is ticked. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** The Idempotency-Key under which it was tried before, so that another try makes no second lead. */
  readonly key?: string | undefined;
}

const PREFIX = 'draft:';

/** Where drafts are kept. A function, because browsers that block storage throw when it is named. */
type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const thisTab: Place = () => sessionStorage;

/** The draft of a form, if there is one that can be read. Never throws: without storage a form has no memory. */
export function readDraft(form: string, place: Place = thisTab): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(place().getItem(PREFIX + form) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or nothing where storage is blocked or full. Never throws. */
export function writeDraft(form: string, draft: Draft, place: Place = thisTab): void {
  try {
    place().setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    // The form works without.
  }
}

/** Forgets a draft. Never throws. */
export function dropDraft(form: string, place: Place = thisTab): void {
  try {
    place().removeItem(PREFIX + form);
  } catch {
    // Then there is none.
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

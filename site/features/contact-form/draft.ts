/**
 * The text of a form that was not sent yet, for a reload, Back, and the form on the next page. Kept by this tab for 30
 * minutes, because the next person may use the same device; deleted when the message was sent. Never the agreement.
 */
interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** By field name. */
  readonly values: Readonly<Record<string, string>>;
  readonly attempt?: Attempt | undefined;
}

/** The last attempt to send: the same message is sent again under the same key, so that it makes no second lead. */
export interface Attempt {
  /** Idempotency-Key. */
  readonly key: string;
  /** The body of its request. */
  readonly body: string;
}

/** Name in sessionStorage. */
const NAME = 'draft';
const MAX_AGE_MS = 30 * 60_000;
/** Marks that the draft was sent or cleared, so that forms which the browser fills in again after Back are emptied. */
const ENDED = 'ended';

/** The stored text; empty where the visitor blocks storage, which makes every access throw. */
function readStorage(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** Does nothing where storage is blocked or full: the form works without drafts. */
function writeStorage(text: string): void {
  try {
    sessionStorage.setItem(NAME, text);
  } catch {
    // Storage is blocked or full.
  }
}

/** The stored draft, also an expired one. */
export function readDraft(): Draft | undefined {
  const text = readStorage();
  return text === '' || text === ENDED ? undefined : (JSON.parse(text) as Draft);
}

export function isExpired({ savedAt }: Draft): boolean {
  return Date.now() - savedAt > MAX_AGE_MS;
}

export function writeDraft(draft: Omit<Draft, 'savedAt'>): void {
  writeStorage(JSON.stringify({ ...draft, savedAt: Date.now() } satisfies Draft));
}

export function deleteDraft(): void {
  writeStorage(ENDED);
}

export function isDraftEnded(): boolean {
  return readStorage() === ENDED;
}

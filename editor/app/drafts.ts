import { useSyncExternalStore } from 'react';
import type { ContentList, SaveResult, StoredDraft } from '../shared/api.ts';
import { withQuery, refresh, send, errorMessage } from './server-api.ts';

type SaveFailure = Readonly<{ status: 'failed'; message: string }>;

/** What was entered in the forms of a file and is not saved yet. */
export interface Draft extends StoredDraft {
  /** Saves itself in a moment; the owner has nothing to do. */
  readonly isBeingSaved: boolean;
  /** What became of the last save, if it was not saved, or only in part. */
  readonly refusal?: Exclude<SaveResult, { status: 'saved' }> | SaveFailure;
}

/** Time without a key press after which a change is saved. Long enough that nothing half typed is. */
const SAVE_MS = 1000;
/** Wait before a save that did not reach the server is tried again. */
const RETRY_MS = 5000;

let drafts: ReadonlyMap<string, Draft> = new Map();
/** When a file was saved last, in milliseconds since the epoch. */
let savedAt = 0;
let isStarted = false;
const saving = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
const saveTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** Loads the drafts that the server could not save. Only once, because later the page's own are newer. */
export function startDrafts({ drafts: kept }: ContentList): void {
  if (isStarted) return;
  isStarted = true;
  drafts = new Map(Object.entries(kept).map(([file, draft]) => [file, { ...draft, isBeingSaved: true }]));
  for (const file of drafts.keys()) void saveDraft(file);
  // The device may close this page without another word.
  document.addEventListener('visibilitychange', () => {
    for (const [file, { isBeingSaved }] of drafts) if (isBeingSaved) void saveDraft(file);
  });
}

/** Changes a draft, which is saved by itself, whatever screen is open; or forgets it. */
export function setDraft(file: string, draft: Draft | undefined): void {
  const next = new Map(drafts);
  if (draft) next.set(file, draft);
  else next.delete(file);
  drafts = next;
  for (const listener of listeners) listener();
  clearTimeout(saveTimers.get(file));
  if (draft?.isBeingSaved || draft?.refusal?.status === 'failed')
    saveTimers.set(
      file,
      setTimeout(() => void saveDraft(file), draft.isBeingSaved ? SAVE_MS : RETRY_MS),
    );
}

/** Makes a draft, if there is one, build on another version of its file. */
export function rebaseDraft(file: string, base: string): void {
  const draft = drafts.get(file);
  if (draft) setDraft(file, { ...draft, base, isBeingSaved: true });
}

export async function discardDraft(file: string): Promise<void> {
  await send('DELETE', withQuery('drafts', { file }));
  setDraft(file, undefined);
}

/** Saves a draft at once. What has problems stays in it, and on the server; the rest is saved. Returns why not all is. */
export async function saveDraft(file: string): Promise<Draft['refusal']> {
  const save = saving.get(file) ?? saveUntilCurrent(file).finally(() => saving.delete(file));
  saving.set(file, save);
  await save;
  return drafts.get(file)?.refusal;
}

/** Saves a draft again as long as it is changed while it is saved. */
async function saveUntilCurrent(file: string): Promise<void> {
  let draft = drafts.get(file);
  while (draft) {
    const result = await sendDraft(file, draft);
    const isSaved = result.status === 'saved';
    const newBase = 'base' in result && { base: result.base };
    const current = drafts.get(file);
    if (current === draft) {
      setDraft(file, isSaved ? undefined : { ...draft, ...newBase, isBeingSaved: false, refusal: result });
      return;
    }
    draft = current && { ...current, ...newBase, ...(isSaved && { overwrite: false }) };
    setDraft(file, draft);
  }
}

async function sendDraft(file: string, draft: Draft): Promise<SaveResult | SaveFailure> {
  const route = withQuery('file', { file });
  try {
    const result = await send<SaveResult>('PUT', route, draft);
    if ('base' in result && (result.status === 'saved' || result.base !== draft.base)) {
      savedAt = Date.now();
      await refresh(route);
    }
    return result;
  } catch (error) {
    return { status: 'failed', message: errorMessage(error) };
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDrafts = (): ReadonlyMap<string, Draft> => useSyncExternalStore(subscribe, () => drafts);

export const useSavedAt = (): number => useSyncExternalStore(subscribe, () => savedAt);

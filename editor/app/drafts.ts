import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft as KeptDraft } from '../shared/api.ts';
import { query, refresh, request, send } from './server-api.ts';

/** Unsaved input of a form. */
interface Draft extends KeptDraft {
  /** Saves itself in a moment; the owner has nothing to do. */
  readonly isBeingSaved?: boolean;
  /** Cannot be kept on the server: a file of this device. */
  readonly isLocal?: boolean;
}

/** Time without a key press after which drafts are sent to the server, which keeps them if this page is closed. */
const KEEP_MS = 1500;
/** Time without a key press after which a change is saved. */
const SAVE_MS = 400;
/** Wait before a save that failed is tried again. */
const RETRY_MS = 5000;

let drafts: ReadonlyMap<string, Draft> = new Map();
/** Drafts that the server has another version of. */
const unsent = new Set<string>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps what was entered until it is saved, so that it is there again when its form is opened again. */
export function setDraft(id: string, draft: Draft | undefined): void {
  const next = new Map(drafts);
  if (draft) next.set(id, draft);
  else if (!next.delete(id)) return;
  drafts = next;
  for (const listener of listeners) listener();
  unsent.add(id);
  clearTimeout(timer);
  timer = setTimeout(sendDrafts, KEEP_MS);
}

/** A draft that cannot be sent now is sent with the next one. */
function sendDrafts(): void {
  for (const id of unsent) {
    const draft = drafts.get(id);
    if (draft?.isLocal) continue;
    unsent.delete(id);
    const { label, address, value } = draft ?? {};
    const sent = send(draft ? 'PUT' : 'DELETE', query('drafts', { id }), { label, address, value });
    sent.catch(() => unsent.add(id));
  }
}

/** Reads what was entered and not saved on this or another device. */
export async function loadDrafts(): Promise<void> {
  const kept = await request<Record<string, Draft>>('drafts');
  drafts = new Map([...Object.entries(kept), ...drafts]);
}

/** Sends drafts when the page is left. On a computer, the browser asks before it closes a page with unsent ones. */
export function protectDrafts(): void {
  document.addEventListener('visibilitychange', sendDrafts);
  addEventListener('beforeunload', (event) => {
    if ([...unsent].some((id) => drafts.has(id))) event.preventDefault();
  });
}

export function useDrafts(): ReadonlyMap<string, Draft> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => drafts,
  );
}

type Place = Omit<Draft, 'value'>;

/** A value that is kept until it is saved, and the function to change it. `place` is its form. */
export function useDraft<T>(id: string, place: Place): [T | undefined, (value: T | undefined) => void] {
  const value = useDrafts().get(id)?.value as T | undefined;
  return [value, (next) => setDraft(id, next === undefined ? undefined : { ...place, value: next })];
}

/**
 * A draft that is saved shortly after its last change, and at once when its form is left. One save runs at a time.
 *
 * @param route reloaded after a save
 * @param save returns fields to merge into a draft that changed while it ran. Throws `Refused` for an error that a retry
 * cannot fix; every error becomes `failure`
 */
export function useSavedDraft<T extends object>(
  id: string,
  place: Place,
  { route, save }: { route: string; save: (value: T) => Promise<Partial<T>> },
) {
  const draft = useDrafts().get(id);
  const [failure, setFailure] = useState<unknown>();
  const isRunning = useRef(false);
  const run = useEffectEvent(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      for (let sent = drafts.get(id); sent; sent = drafts.get(id)) {
        try {
          const part = await save(sent.value as T);
          setFailure(undefined);
          await refresh(route);
          const now = drafts.get(id);
          const isLatest = now === undefined || now === sent;
          setDraft(id, isLatest ? undefined : { ...now, value: { ...(now.value as T), ...part } });
        } catch (error) {
          setFailure(error);
          // A draft that was corrected meanwhile is saved at once.
          if (drafts.get(id) !== sent) continue;
          setDraft(id, { ...sent, isBeingSaved: false });
          return;
        }
      }
    } finally {
      isRunning.current = false;
    }
  });
  useEffect(() => {
    const opening = setTimeout(() => void run());
    return () => {
      clearTimeout(opening);
      void run();
    };
  }, []);
  const isUnreached = failure !== undefined && !(failure instanceof Refused);
  useEffect(() => {
    if (!draft?.isBeingSaved && !isUnreached) return undefined;
    const wait = setTimeout(() => void run(), isUnreached ? RETRY_MS : SAVE_MS);
    return () => clearTimeout(wait);
  }, [draft, isUnreached]);
  return {
    value: draft?.value as T | undefined,
    failure: draft && failure,
    change: (value: T) => {
      if (!draft) setFailure(undefined);
      setDraft(id, { ...place, value, isBeingSaved: true });
    },
  };
}

/** The server has understood what was sent, and has not saved it. */
export class Refused extends Error {}

import { useSyncExternalStore } from 'react';
import type { KeptDraft } from '../shared/api.ts';
import { query, send } from './server-api.ts';

/** What was entered in the form of a file and is not saved yet. */
export interface Draft extends KeptDraft {
  /** Saves itself in a moment; the owner has nothing to do. */
  readonly isBeingSaved: boolean;
}

/** Time without a key press after which the server keeps a draft, for when the device closes this page. */
const KEEP_MS = 1500;

/** By file. */
let drafts: ReadonlyMap<string, Draft> = new Map();
let isStarted = false;
/** Files whose drafts differ from those on the server. */
const unsent = new Set<string>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts with the drafts of the server, once: from then on, those in this page are newer. */
export function startDrafts(kept: Readonly<Record<string, KeptDraft>>): void {
  if (isStarted) return;
  isStarted = true;
  drafts = new Map(Object.entries(kept).map(([file, draft]) => [file, { ...draft, isBeingSaved: false }]));
  document.addEventListener('visibilitychange', sendDrafts);
}

export const getDraft = (file: string) => drafts.get(file);

export function setDraft(file: string, draft: Draft | undefined): void {
  const next = new Map(drafts);
  if (draft) next.set(file, draft);
  else next.delete(file);
  drafts = next;
  for (const listener of listeners) listener();
  unsent.add(file);
  clearTimeout(timer);
  timer = setTimeout(sendDrafts, KEEP_MS);
}

/** A draft that cannot be sent now is sent with the next one. */
function sendDrafts(): void {
  for (const file of unsent) {
    unsent.delete(file);
    const draft = drafts.get(file);
    const sent = send(draft ? 'PUT' : 'DELETE', query('drafts', { file }), draft);
    sent.catch(() => unsent.add(file));
  }
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

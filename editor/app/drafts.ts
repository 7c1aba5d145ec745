import { useSyncExternalStore } from 'react';
import type { SaveRequest } from '../shared/api.ts';

/** What was entered in the form of a file and is not saved yet. */
export interface Draft extends SaveRequest {
  /** What the notice calls it. */
  readonly label: string;
  /** Address of its form, like `#content/team.yaml`. */
  readonly address: string;
  /** Saves itself in a moment; the owner has nothing to do. */
  readonly isBeingSaved: boolean;
}

const KEY = 'draft of ';
const listeners = new Set<() => void>();

/** By file. Kept on this device, so that they are there again when its system has closed the page. */
let drafts: ReadonlyMap<string, Draft> = new Map(
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(KEY))
    .map(([key, kept]) => {
      const draft = JSON.parse(String(kept)) as Draft;
      return [key.slice(KEY.length), { ...draft, isBeingSaved: false }];
    }),
);

export const getDraft = (file: string) => drafts.get(file);

export function setDraft(file: string, draft: Draft | undefined): void {
  const next = new Map(drafts);
  if (draft) next.set(file, draft);
  else next.delete(file);
  drafts = next;
  for (const listener of listeners) listener();
  if (draft) localStorage.setItem(KEY + file, JSON.stringify(draft));
  else localStorage.removeItem(KEY + file);
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

import { useSyncExternalStore } from 'react';

/** Unsaved input of a form. */
export interface Draft {
  /** What the notice calls it. */
  readonly label: string;
  /** Address of its form, like `#photos`. */
  readonly address: string;
  readonly value: unknown;
  /** Saves itself in a moment; the owner has nothing to do. */
  readonly isBeingSaved?: boolean;
}

const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();
let all: readonly Draft[] = [];

function publish(): void {
  all = [...drafts.values()];
  for (const listener of listeners) listener();
}

/** Keeps what was entered until it is saved, so that it is there again when its form is opened again. */
export function keepDraft(id: string, draft: Draft): void {
  drafts.set(id, draft);
  publish();
}

export function dropDraft(id: string): void {
  if (drafts.delete(id)) publish();
}

/** What was entered before the form was left; undefined if all of it is saved. */
export function draftValue(id: string): unknown {
  return drafts.get(id)?.value;
}

export function useDrafts(): readonly Draft[] {
  return useSyncExternalStore(subscribe, () => all);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Drafts last as long as the page: the browser asks before it closes or reloads a page that has some. */
export function warnBeforeLosingDrafts(): void {
  addEventListener('beforeunload', (event) => {
    if (drafts.size > 0) event.preventDefault();
  });
}

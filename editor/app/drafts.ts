import { useSyncExternalStore } from 'react';
import type { Draft as KeptDraft, Drafts } from '../shared/api.ts';
import { request, send } from './server-api.ts';

/** Unsaved input of a form. */
export interface Draft extends KeptDraft {
  /** Saves itself in a moment; the owner has nothing to do. */
  readonly isBeingSaved?: boolean;
  /** Cannot be kept on the server: a file of this device. */
  readonly isLocal?: boolean;
}

/** Time without a key press after which drafts are sent to the server, which keeps them if this page is closed. */
const PAUSE_MS = 1500;

const drafts = new Map<string, Draft>();
/** Drafts that the server has another version of. */
const unsent = new Set<string>();
const listeners = new Set<() => void>();
let all: readonly Draft[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function publish(id: string): void {
  all = [...drafts.values()];
  for (const listener of listeners) listener();
  unsent.add(id);
  clearTimeout(timer);
  timer = setTimeout(sendDrafts, PAUSE_MS);
}

/** A draft that cannot be sent now is sent with the next one. */
function sendDrafts(): void {
  for (const id of unsent) {
    const draft = drafts.get(id);
    if (draft?.isLocal) continue;
    unsent.delete(id);
    const query = `drafts?id=${encodeURIComponent(id)}`;
    const sent = draft
      ? send('PUT', query, { label: draft.label, address: draft.address, value: draft.value })
      : send('DELETE', query);
    sent.catch(() => unsent.add(id));
  }
}

let isLoaded = false;

/** Reads what was entered and not saved on this or another device. Once: later, this page knows what has become of it. */
export async function loadDrafts(): Promise<void> {
  if (isLoaded) return;
  const kept = Object.entries(await request<Drafts>('drafts'));
  isLoaded = true;
  for (const [id, draft] of kept) if (!drafts.has(id)) drafts.set(id, draft);
  all = [...drafts.values()];
}

/** Keeps what was entered until it is saved, so that it is there again when its form is opened again. */
export function keepDraft(id: string, draft: Draft): void {
  drafts.set(id, draft);
  publish(id);
}

export function dropDraft(id: string): void {
  if (drafts.delete(id)) publish(id);
}

/** What was entered before the form was left; undefined if all of it is saved. */
export function draftValue(id: string): unknown {
  return drafts.get(id)?.value;
}

/** The form that a draft was made in; undefined if there is none. */
export function draftPlace(id: string): Pick<Draft, 'label' | 'address'> | undefined {
  const draft = drafts.get(id);
  return draft && { label: draft.label, address: draft.address };
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

/** Sends drafts when the page is left. On a computer, the browser asks before it closes a page with unsent ones. */
export function protectDrafts(): void {
  document.addEventListener('visibilitychange', sendDrafts);
  addEventListener('beforeunload', (event) => {
    if ([...unsent].some((id) => drafts.has(id))) event.preventDefault();
  });
}

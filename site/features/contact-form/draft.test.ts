import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deleteDraft, isExpired, readDraft, writeDraft } from './draft.ts';

const draft = {
  values: { name: 'Dana', message: 'Two lines\nof “copper”' },
  attempt: { key: '6f1c2a44-8f56-4d0b-9a3e-0f6a4b1c2d3e', message: '{}' },
};

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a draft expires 30 minutes after the last input', () => {
  const isStoredExpired = () => isExpired(readDraft() ?? { savedAt: 0, values: {} });
  writeDraft(draft);
  vi.advanceTimersByTime(29 * 60_000);
  writeDraft(draft);
  vi.advanceTimersByTime(30 * 60_000);
  expect(isStoredExpired()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(isStoredExpired()).toBe(true);
});

test('there is no draft where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft(draft);
  deleteDraft();
  expect(readDraft()).toBeUndefined();
});

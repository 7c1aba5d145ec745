import { describe, expect, it } from 'vitest';
import { type Draft, deleteDraft, readDraft, writeDraft } from './draft.ts';

/** A tab's storage, as far as drafts use it. */
function tab(kept = new Map<string, string>()) {
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

const draft: Draft = {
  values: { name: 'Dana', message: 'Two lines\nof “copper”', agreementChecked: true },
  key: '6f1c2a44-8f56-4d0b-9a3e-0f6a4b1c2d3e',
};

describe('a draft', () => {
  it('comes back as it was left, for its own form only, until it is dropped', () => {
    const place = tab();
    writeDraft('contact', draft, place);
    expect(readDraft('contact', place)).toEqual(draft);
    expect(readDraft('quote', place)).toBeUndefined();
    deleteDraft('contact', place);
    expect(readDraft('contact', place)).toBeUndefined();
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"values":null}',
    '{"values":{"name":7}}',
    '{"values":{},"key":7}',
  ])('that reads %s is none', (text) => {
    expect(readDraft('contact', tab(new Map([['draft:contact', text]])))).toBeUndefined();
  });

  it('is simply not there where storage is blocked, and where it is full', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const full = () => ({
      ...tab()(),
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    for (const place of [blocked, full]) {
      writeDraft('contact', draft, place);
      expect(readDraft('contact', place)).toBeUndefined();
      deleteDraft('contact', place);
    }
  });
});

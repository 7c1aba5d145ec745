import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const ADA = { name: 'Ada', role: 'Barber', note: 'Fades.' };
const BEA = { name: 'Bea', role: 'Stylist', note: 'Curls.' };
const CLEO = { name: 'Cleo', role: 'Owner', note: 'Color.' };
const merge = (base: unknown, mine: unknown, theirs: unknown, choice?: 'mine' | 'theirs') =>
  mergeValues(base, mine, theirs, () => choice);

test('fields that one version changed are merged', () => {
  const merged = merge([ADA, BEA], [{ ...ADA, role: 'Lead' }, BEA], [{ ...ADA, note: 'Beards.' }, BEA]);
  expect(merged).toEqual({ value: [{ ...ADA, role: 'Lead', note: 'Beards.' }, BEA], conflicts: [] });
});

test('a field that both changed is a conflict', () => {
  const { conflicts } = merge(
    [ADA],
    [{ ...ADA, role: 'Lead' }],
    [{ ...ADA, role: 'Owner', note: 'Beards.' }],
  );
  expect(conflicts).toEqual([{ path: [0, 'role'], mine: 'Lead', theirs: 'Owner' }]);
});

test('the same change of both is no conflict', () => {
  const both = [{ ...ADA, role: 'Lead' }];
  expect(merge([ADA], both, both)).toEqual({ value: both, conflicts: [] });
});

test('a choice decides a conflict and nothing else', () => {
  const theirs = { ...ADA, role: 'Owner' };
  const { value, conflicts } = merge(ADA, { ...ADA, role: 'Lead', note: 'Beards.' }, theirs, 'theirs');
  expect(value).toEqual({ ...theirs, note: 'Beards.' });
  expect(conflicts).toEqual([]);
});

test('entries that both added are kept', () => {
  expect(merge([ADA], [ADA, BEA], [ADA, CLEO])).toEqual({ value: [ADA, BEA, CLEO], conflicts: [] });
});

test('an entry that both added is there once', () => {
  expect(merge([ADA], [ADA, BEA], [ADA, BEA, CLEO]).value).toEqual([ADA, BEA, CLEO]);
});

test('an order of mine takes the fields of theirs', () => {
  const theirs = [ADA, { ...BEA, note: 'Braids.' }];
  expect(merge([ADA, BEA], [BEA, ADA], theirs)).toEqual({ value: [theirs[1], ADA], conflicts: [] });
});

test('an entry that one removed and the other left alone is gone', () => {
  expect(merge([ADA, BEA, CLEO], [{ ...ADA, role: 'Lead' }, BEA, CLEO], [ADA, CLEO])).toEqual({
    value: [{ ...ADA, role: 'Lead' }, CLEO],
    conflicts: [],
  });
});

test('an entry that one removed and the other changed is a conflict', () => {
  const { conflicts } = merge([ADA, BEA, CLEO], [ADA, CLEO], [ADA, { ...BEA, role: 'Lead' }, CLEO]);
  expect(conflicts).toMatchObject([{ path: [] }]);
});

test('a field that one added and one that the other removed are merged', () => {
  const { value } = merge(
    { name: 'Ada', note: 'Fades.' },
    { name: 'Ada', note: 'Fades.', role: 'Lead' },
    { name: 'Ada' },
  );
  expect(value).toEqual({ name: 'Ada', role: 'Lead' });
});

import { expect, test } from 'vitest';
import { databaseAddress } from './run-program.ts';

test('a password of the database stays out of command lines, which other users can read', () => {
  expect(databaseAddress('postgres://salon:two%40signs@db.example:5433/leads')).toEqual({
    address: 'postgres://salon@db.example:5433/leads',
    env: { PGPASSWORD: 'two@signs' },
  });
});

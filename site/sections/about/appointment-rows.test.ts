import { expect, test } from 'vitest';
import { appointmentRows } from './appointment-rows.ts';

test('of an entry that does not fit the hours or overlaps another, the part that fits is shown', () => {
  const times: [string, string, string][] = [
    ['11:00', '13:00', 'Late'],
    ['08:00', '09:45', 'Early'],
    ['09:30', '10:30', 'During'],
    ['13:00', '14:00', 'After hours'],
  ];
  const entries = times.map(([from, to, work]) => ({ from, to, work }));
  const rows = appointmentRows({ opens: '09:00', closes: '12:00' }, [{ name: 'Ann', entries }]);
  expect(rows.map(({ cells }) => cells.map(({ rows: height, work }) => `${height} ${work ?? ''}`))).toEqual([
    ['2 Early'],
    [],
    ['1 During'],
    ['1 '],
    ['2 Late'],
    [],
  ]);
});

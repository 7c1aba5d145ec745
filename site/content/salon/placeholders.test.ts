import { expect, test } from 'vitest';
import { fillText, unknownPlaceholders } from './placeholders.ts';

test('only known names in braces are replaced', () => {
  const values = new Map([['phone', '555']]);
  expect(fillText('Call {phone}; { phone } {Phone} {"@type":"x"} {} {fax} stay', values)).toBe(
    'Call 555; { phone } {Phone} {"@type":"x"} {} {fax} stay',
  );
  expect(unknownPlaceholders('{phone} {fax} {Phone}', values)).toEqual(['{fax}']);
});

import { expect, test } from 'vitest';
import { AGREEMENT_REQUIRED, FAILED } from '../../../contact/form-texts.ts';
import { refusalNotice } from './field-errors.ts';

test.each([
  ['the agreement is missing', { agreementChecked: 'Agree', name: 'Enter yours' }, AGREEMENT_REQUIRED],
  ['a field can be corrected', { name: 'Enter yours' }, undefined],
  ['no field can be corrected', { domain: 'Send it' }, FAILED],
  ['no field is named', {}, FAILED],
])('when %s, the notice fits', (_, errors, notice) => {
  expect(refusalNotice(errors)).toBe(notice);
});

import { expect, test } from 'vitest';

import { CHECK_FIELDS } from '../../../contact/messages.ts';
import { MAX_LENGTH } from '../../../contact/schema.ts';
import { BROWSER_CHECKS } from './contact-fields.ts';

test('no browser cuts off a message that is pasted before the script is there, and who sends it is told the limit', () => {
  expect(BROWSER_CHECKS.message).not.toHaveProperty('maxLength');
  expect(CHECK_FIELDS.text).toContain(MAX_LENGTH.message.toLocaleString('en-US'));
});

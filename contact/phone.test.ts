import { test } from 'vitest';
import { expectTranscript } from '../tests/support/expected-text.ts';
import { isPhone, PHONE_PATTERN, phoneHref } from './phone.ts';

test('a number may be written in many ways, also without script, and is called without its extension', async () => {
  const pattern = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v');
  await expectTranscript('phone-numbers', (input) => {
    const phone = JSON.parse(input) as string;
    const byPattern = pattern.test(phone) ? 'taken' : 'refused';
    return `${isPhone(phone) ? phoneHref(phone) : 'no number'}; without script: ${byPattern}`;
  });
});

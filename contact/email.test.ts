import { expect, it } from 'vitest';
import { expectTranscript } from '../tests/support/expected-text.ts';
import { EMAIL_PATTERN, emailProblem, isEmail, unwrapEmail } from './email.ts';
import { cleanText, escapeHtml, oneLine } from './text.ts';

it('knows an email address, says what is wrong with others, and unwraps one', async () => {
  const pattern = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v');
  await expectTranscript('email-addresses', (input) => {
    const email = JSON.parse(input) as string;
    const byPattern = pattern.test(email) ? 'taken' : 'refused';
    return `${emailProblem(email) ?? 'an address'}; without script: ${byPattern}; unwrapped: ${unwrapEmail(email)}`;
  });
  expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
});

it('cleans and escapes text, and puts a name on one line', () => {
  expect(escapeHtml('"<&>')).toBe('&#34;&#60;&#38;&#62;');
  expect(cleanText(' a\r\nb\u0000c\ud800 ')).toBe('a\nb c\ufffd');
  expect(oneLine('Ann\nBcc: x\t Lee ')).toBe('Ann Bcc: x Lee');
});

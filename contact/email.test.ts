import { expect, it } from 'vitest';
import { expectText } from '../tests/support/expected-text.ts';
import { EMAIL_PATTERN, emailProblem, isEmail, unwrapEmail } from './email.ts';
import { cleanText, escapeHtml, oneLine } from './text.ts';

const ADDRESSES = [
  'a@b.co',
  'first.last+salon@mail.1-salon.example',
  "o'hara@example.com",
  'jörg@bücher.example',
];
const OTHERS = [
  ...['', 'a', 'a@b', '@b.co', 'a@.co', 'a@b..co', 'a..b@c.co', 'a b@c.co', 'a@b.c', 'a@b.co.', 'a@10.0.0.1'],
  ...['a@-b.co', 'dana @example.com', 'dana,w@example.com', 'dana@example.com@example.org', 'dana'],
];
const WRAPPED = [
  'dana@example.com.',
  ' MAILTO:dana@example.com?subject=Hi',
  '"Dana W." <dana@example.com>,',
  '<mailto:dana@example.com> (work)',
  'Email: dana@example.com',
  'ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ。',
];

it('knows an email address, and says what is wrong with others', async () => {
  const said = [...ADDRESSES, ...OTHERS].map((email) => `${email}: ${emailProblem(email) ?? 'an address'}`);
  const unwrapped = WRAPPED.map((written) => `${written}: ${unwrapEmail(written)}`);
  await expectText([...said, ...unwrapped].join('\n'), 'email-addresses');
  expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
  const pattern = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v');
  expect(ADDRESSES.filter((email) => !pattern.test(email))).toEqual([]);
  expect(pattern.test('dana@example')).toBe(false);
});

it('cleans and escapes text, and puts a name on one line', () => {
  expect(escapeHtml('"<&>')).toBe('&#34;&#60;&#38;&#62;');
  expect(cleanText(' a\r\nb\u0000c\ud800 ')).toBe('a\nb c\ufffd');
  expect(oneLine('Ann\nBcc: x\t Lee ')).toBe('Ann Bcc: x Lee');
});

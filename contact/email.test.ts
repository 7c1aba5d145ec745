import { expect, it } from 'vitest';
import { EMAIL_PATTERN, emailProblem, isEmail, unwrapEmail } from './email.ts';
import { cleanText, escapeHtml, oneLine } from './text.ts';

it('knows an email address', () => {
  const addresses = [
    'a@b.co',
    'first.last+salon@mail.example.com',
    "o'hara@example.com",
    'jörg@bücher.example',
  ];
  expect(addresses.filter((email) => !isEmail(email))).toEqual([]);
  const pattern = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v');
  expect(addresses.filter((email) => !pattern.test(email))).toEqual([]);
  expect(pattern.test('dana@example')).toBe(false);
  const others = ['', 'a', 'a@b', '@b.co', 'a@.co', 'a@b..co', 'a..b@c.co', 'a b@c.co', 'a@b.c', 'a@b.co.'];
  expect([...others, 'a@10.0.0.1', 'a@-b.co', `${'a'.repeat(250)}@b.co`].filter(isEmail)).toEqual([]);
});

it.each([
  'dana@example.com.',
  ' MAILTO:dana@example.com?subject=Hi',
  '"Dana W." <dana@example.com>,',
  '<mailto:dana@example.com> (work)',
  'Email: dana@example.com',
  'ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ。',
])('unwraps %s', (written) => {
  expect(unwrapEmail(written)).toBe('dana@example.com');
});

it.each([
  ['dana @example.com', 'Remove the space from your email address'],
  ['dana,w@example.com', 'Remove "," from your email address'],
  ['dana..w@example.com', 'Remove "." from your email address'],
  ['dana@example.com@example.org', 'Enter one email address, with one @'],
  ['dana', 'Enter your email address, like name@example.com'],
])('says what is wrong with %s', (written, words) => {
  expect(emailProblem(written)).toBe(words);
});

it('cleans and escapes text, and puts a name on one line', () => {
  expect(escapeHtml('"<&>')).toBe('&#34;&#60;&#38;&#62;');
  expect(cleanText(' a\r\nb\u0000c\ud800 ')).toBe('a\nb c\ufffd');
  expect(oneLine('Ann\nBcc: x\t Lee ')).toBe('Ann Bcc: x Lee');
});

import { describe, expect, it } from 'vitest';
import { cleanText, EMAIL_PATTERN, emailProblem, isEmail, oneLine, unwrapEmail } from './fields.ts';

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'first.last+salon@mail.example.com',
    "o'hara@example.com",
    'jörg@bücher.example',
    'x@xn--bcher-kva.ch',
  ])('takes %s', (email) => {
    expect(isEmail(email)).toBe(true);
    expect(email).toMatch(new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v'));
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b..co',
    'a..b@c.co',
    'a b@c.co',
    'a@b.c',
    'a@b.co.',
    'a@10.0.0.1',
    'a@-b.co',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses "%s"', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

it.each(['dana@example.com.', 'mailto:dana@example.com', 'Dana W. <dana@example.com>,', 'dana@example.com;'])(
  'unwraps %s',
  (written) => {
    expect(unwrapEmail(written)).toBe('dana@example.com');
  },
);

it.each([
  ['dana @example.com', 'Remove the space from your email address'],
  ['dana,w@example.com', 'Remove "," from your email address'],
  ['dana@example..org.com', 'Remove "." from your email address'],
  ['dana@example.com@example.org', 'Enter one email address, with one @'],
  ['dana', 'Enter your email address, like name@example.com'],
])('says what is wrong with %s', (written, words) => {
  expect(emailProblem(written)).toBe(words);
});

describe('clean text', () => {
  it('keeps line breaks and replaces control characters', () => {
    expect(cleanText(' a\r\nb\u0000c\ud800 ')).toBe('a\nb c\ufffd');
  });

  it('puts a name on one line', () => {
    expect(oneLine('Ann\nBcc: x\t Lee ')).toBe('Ann Bcc: x Lee');
  });
});

import { describe, expect, it } from 'vitest';
import { cleanText, EMAIL_PATTERN, isEmail, oneLine } from './fields.ts';

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

describe('clean text', () => {
  it('keeps line breaks and replaces control characters', () => {
    expect(cleanText(' a\r\nb\u0000c\ud800 ')).toBe('a\nb c\ufffd');
  });

  it('puts a name on one line', () => {
    expect(oneLine('Ann\nBcc: x\t Lee ')).toBe('Ann Bcc: x Lee');
  });
});

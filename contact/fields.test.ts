import { describe, expect, it } from 'vitest';
import { cleanText, isEmail, isPhone, oneLine } from './fields.ts';

describe('isPhone', () => {
  it.each([
    '(903) 555-0142',
    '903-555-0142',
    '903.555.0142',
    '9035550142',
    '+1 903 555 0142',
    '+1 (903) 555–0142',
    '1 903 555 0142 ext. 12',
    '903 555 0142 x9',
    '903/555-0142 #4',
    'tel:+19035550142',
    '555-0142',
    '+44 20 7946 0958',
    '０９０３５５５０１４２',
    '903\u00a0555\u00a00142',
  ])('takes %s', (phone) => {
    expect(isPhone(phone)).toBe(true);
  });

  it.each(['', 'call me', '12345', 'name@example.com', '903-555-0142-903-555-0142', '+', '903 555 0142 <b>'])(
    'refuses "%s"',
    (phone) => {
      expect(isPhone(phone)).toBe(false);
    },
  );
});

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'first.last+salon@mail.example.com',
    "o'hara@example.com",
    'jörg@bücher.example',
    'x@xn--bcher-kva.ch',
  ])('takes %s', (email) => {
    expect(isEmail(email)).toBe(true);
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
  it('keeps the lines of a message and drops what no database or mail program can hold', () => {
    expect(cleanText(' a\r\nb\u0000c\ud800 ')).toBe('a\nb c\ufffd');
  });

  it('puts a name on one line', () => {
    expect(oneLine('Ann\nBcc: x\t Lee ')).toBe('Ann Bcc: x Lee');
  });
});

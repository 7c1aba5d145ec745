import { expect, test } from 'vitest';
import { mailHref } from './mail.ts';

const filled = { subject: 'Application: Cuts & Color', lines: ['Hello,', 'Name? 100% mine:'] };

test('subject and text survive the way into a mail program', () => {
  const { protocol, pathname, searchParams } = new URL(mailHref('hello@salon.example', filled));
  expect([protocol, pathname]).toEqual(['mailto:', 'hello@salon.example']);
  expect(searchParams.get('subject')).toBe(filled.subject);
  expect(searchParams.get('body')).toBe('Hello,\r\n\r\nName? 100% mine:');
});

test('spaces are not written as plus signs, which mail programs show', () => {
  expect(mailHref('hello@salon.example', filled)).not.toContain('+');
});

test('an address cannot bring header fields of its own', () => {
  expect(mailHref('a?cc=b@salon.example', filled)).toMatch(/^mailto:a%3Fcc%3Db@salon\.example\?subject=/u);
});

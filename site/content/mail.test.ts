import { expect, test } from 'vitest';
import { mailHref } from './mail.ts';

const filled = { subject: 'Application: Cuts & Color', lines: ['Hello,', 'Name? 100% mine:'] };

test('encodes subject and body', () => {
  const { protocol, pathname, searchParams } = new URL(mailHref('hello@salon.example', filled));
  expect([protocol, pathname]).toEqual(['mailto:', 'hello@salon.example']);
  expect(searchParams.get('subject')).toBe(filled.subject);
  expect(searchParams.get('body')).toBe('Hello,\r\n\r\nName? 100% mine:');
});

test('encodes spaces as %20, because mail programs show plus signs', () => {
  expect(mailHref('hello@salon.example', filled)).not.toContain('+');
});

test('an address cannot add header fields', () => {
  expect(mailHref('a?cc=b@salon.example', filled)).toMatch(/^mailto:a%3Fcc%3Db@salon\.example\?subject=/u);
});

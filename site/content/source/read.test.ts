import { expect, test } from 'vitest';
import { z } from 'zod';
import { expectText } from '../../../tests/support/expected-text.ts';
import { decode } from './decode.ts';
import { object, text, time } from './fields.ts';
import { checkSource, parseSource } from './read.ts';

const schema = object({ name: text(10), opens: time, list: z.array(z.int()).exactOptional() });

const read = (file: string, contents: string | Buffer) => {
  const source = parseSource(file, decode(file, Buffer.from(contents)));
  return { ...checkSource(source, schema), body: source.body, bodyLine: source.bodyLine };
};
const problems = (contents: string | Buffer, file = 'x.yaml') => {
  try {
    read(file, contents);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const UNREADABLE: [what: string, contents: string | Buffer, file?: string][] = [
  ['four mistakes', 'name: A much too long name\nopens: 9am\nlist: [1, two]\nphnoe: 1\n'],
  ['a line that is not YAML', 'name: [Sage\n'],
  ['a field written twice', 'name: Sage\nname: Sage\n'],
  ['a tab', 'list:\n\t- 1\n'],
  ['a wide space after a key', 'name:\u00A0Sage\n'],
  ['UTF-16', Buffer.from('\uFEFFname: Sage\n', 'utf16le')],
  ['Windows-1252', Buffer.from('a: 1\nname: Caf\xE9\n', 'latin1')],
  ['Windows-1252 read as Latin-1', 'name: It\u0092s\n'],
  ['a mistake after an empty line', '\n---\nname: Sage\nopens: soon\n---\n', 'x.md'],
  ['no front matter', 'Hello\n', 'x.md'],
];

test('every problem is listed with file, line, field, found and expected', async () => {
  const said = UNREADABLE.map(([what, ...file]) => `${what}\n${problems(...file)}`);
  await expectText(said.join('\n\n'), 'problems-in-files');
});

test.each([
  ['Windows line ends', '---\r\nname: Sage\r\nopens: "09:00"\r\n---\r\n\r\nHello\r\n'],
  ['a byte order mark', '\uFEFF---\nname: Sage\nopens: "09:00"\n---\n\nHello\n'],
  ['a space after the dashes', '--- \nname: Sage\nopens: "09:00"\n---\t\n\nHello\n'],
  ['characters that cannot be shown', '---\nname: Sa\u200Bge\v\nopens: "09:00"\n---\n\nHel\u0007lo\n'],
])('a text with %s is read', (_, contents) => {
  expect(read('x.md', contents)).toEqual({ name: 'Sage', opens: '09:00', body: '\nHello\n', bodyLine: 5 });
});

test('a soft line break keeps words apart', () => {
  expect(decode('x.md', Buffer.from('Red\vbob\u2028cut'))).toBe('Red bob cut');
});

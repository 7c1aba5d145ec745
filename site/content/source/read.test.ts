import { expect, test } from 'vitest';
import { z } from 'zod';
import { decode } from './decode.ts';
import { group, text, time } from './fields.ts';
import { checkSource, parseSource } from './read.ts';

const schema = group({ name: text(10), opens: time, list: z.array(z.int()).exactOptional() });

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

test('lists every problem with file, line, field, found and expected', () => {
  expect(problems('name: A much too long name\nopens: 9am\nlist: [1, two]\nphnoe: 1\n').split('\n')).toEqual([
    'x.yaml:1: name: found 20 characters ("A much too long name"), expected at most 10 characters',
    'x.yaml:2: opens: found "9am", expected a time on the 24-hour clock, like "09:00"',
    'x.yaml:3: list[1]: found "two", expected a number',
    'x.yaml:4: phnoe: found an unknown field, expected one of the fields name, opens, list',
  ]);
});

test.each([
  ['a line that is not YAML', 'name: [Sage\n', /^x\.yaml:\d: found invalid YAML: /u],
  ['a field written twice', 'name: Sage\nname: Sage\n', /^x\.yaml:2: .*unique/u],
  ['a tab', 'list:\n\t- 1\n', /^x\.yaml:2: found a tab at the beginning of a line, expected spaces$/mu],
  ['a wide space after a key', 'name:\u00A0Sage\n', /^x\.yaml:1: found a space that is not an ordinary one/u],
  ['UTF-16', Buffer.from('\uFEFFname: Sage\n', 'utf16le'), /^x\.yaml: found text in UTF-16, expected UTF-8/u],
  [
    'Windows-1252',
    Buffer.from('a: 1\nname: Caf\xE9\n', 'latin1'),
    /^x\.yaml:2: found a character that is not/u,
  ],
  ['Windows-1252 read as Latin-1', 'name: It\u0092s\n', /^x\.yaml:1: found a character that is not UTF-8/u],
])('%s is an error with its line', (_, contents, message) => {
  expect(problems(contents)).toMatch(message);
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

test('lines count from the top of the file', () => {
  expect(problems('\n---\nname: Sage\nopens: soon\n---\n', 'x.md')).toMatch(/^x\.md:4: /u);
  expect(problems('Hello\n', 'x.md')).toBe(
    'x.md: found no front matter, expected it between two lines of --- at the top',
  );
});

import { expect, test } from 'vitest';

import { groupSections } from './rendered-text.ts';

test('a thematic break at the end of a section ends its group', () => {
  const sections = ['<p>1</p>', '<p>2</p>\n<hr>\n', '<p>3</p>'].map((html) => ({ html }));
  expect(groupSections(sections)).toEqual([
    [{ html: '<p>1</p>' }, { html: '<p>2</p>\n' }],
    [{ html: '<p>3</p>' }],
  ]);
});

test('a thematic break at the end of the text starts no empty group', () => {
  expect(groupSections([{ html: '<p>1</p><hr>' }])).toEqual([[{ html: '<p>1</p>' }]]);
});

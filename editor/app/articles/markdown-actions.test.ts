import { expect, test } from 'vitest';
import {
  continueList,
  insertParagraph,
  insertWords,
  prefixLines,
  type Selected,
  surround,
} from './markdown-actions.ts';

/** A text in which brackets mark the selection. */
function at(marked: string): Selected {
  return { text: marked.replaceAll(/[[\]]/gu, ''), start: marked.indexOf('['), end: marked.indexOf(']') - 1 };
}

test('bold marks surround the selection', () => {
  expect(surround(at('a [b] c'), '**', '**', 'bold')).toEqual(at('a **[b]** c'));
});

test('without a selection, a sample is marked', () => {
  expect(surround(at('a [] c'), '**', '**', 'bold')).toEqual(at('a **[bold]** c'));
});

test('a heading replaces the mark of a list', () => {
  expect(prefixLines(at('one\n- t[w]o\nthree'), '## ').text).toBe('one\n## two\nthree');
});

test('without a selection, the next words follow the mark of the line', () => {
  expect(prefixLines(at('one\n[]'), '## ')).toEqual(at('one\n## []'));
});

test('all selected lines become a list', () => {
  expect(prefixLines(at('o[ne\ntw]o'), '- ').text).toBe('- one\n- two');
});

test('a picture becomes a paragraph of its own', () => {
  expect(insertParagraph(at('on[e]\ntwo\n\nthree\n'), '![](x)').text).toBe('one\ntwo\n\n![](x)\n\nthree\n');
});

test('a picture at the end keeps one line break after it', () => {
  expect(insertParagraph(at('on[e]\n'), '![](x)').text).toBe('one\n\n![](x)\n');
});

test('a fact replaces the selection', () => {
  expect(insertWords(at('call [us]'), '{phone}').text).toBe('call {phone}');
});

test('Enter continues a list, and ends it after an empty entry', () => {
  expect(continueList(at('- one[]'))).toEqual(at('- one\n- []'));
  expect(continueList(at('9. one[]\nafter'))).toEqual(at('9. one\n10. []\nafter'));
  expect(continueList(at('- one\n- []'))).toEqual(at('- one\n[]'));
  expect(continueList(at('words[]'))).toBeUndefined();
});

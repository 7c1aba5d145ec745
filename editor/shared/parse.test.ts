import { test } from 'vitest';
import { expectTranscript } from '../../tests/support/expected-text.ts';
import { parseAmount, parseDate, parsePhone, parseTime } from './parse.ts';

const date = (text: string) => parseDate(text, '2026-11-20');
const opens = (text: string) => parseTime(text, false);
const closes = (text: string) => parseTime(text, true);
const PARSERS = { parseAmount, parsePhone, opens, closes, date };

test('what people type is understood, and nothing else', () =>
  expectTranscript('typed-values', (input) => {
    const [parser = '', text = ''] = input.split(/ (.*)/u);
    return String(PARSERS[parser as keyof typeof PARSERS](text));
  }));

import { test } from 'vitest';
import { expectText } from '../../tests/support/expected-text.ts';
import { parseAmount, parseDate, parsePhone, parseTime } from './parse.ts';

const date = (text: string) => parseDate(text, '2026-11-20');
const opens = (text: string) => parseTime(text, false);
const closes = (text: string) => parseTime(text, true);
const TYPED: [parse: (text: string) => unknown, texts: string][] = [
  [parseAmount, '$70| 70.50|1,200|$ 65|70-80|free|1,20|'],
  [parsePhone, '(903) 555-0177|1-903-555-0177|+1 903.555.0177|555-0177|103 555 0177|903 555 0177 x2'],
  [opens, '9am|9:30 p.m.|Noon|17:00|12am|9 AM|4|5|11|12|1|13pm|24:00|9:75|'],
  [closes, '8|8:30|12|08:30|8a'],
  [date, 'Nov 20|Nov 26|September 3rd|11/26|November 26th, 2026|11/26/26|2026-11-26|Jan. 2'],
  [date, 'today|Tomorrow|Thursday|fri|Sunday|Feb 29|Feb 30|02/30/2027|soon|13/1|fr|'],
];

test('what people type is understood, and nothing else', async () => {
  const read = TYPED.flatMap(([parse, texts]) =>
    texts.split('|').map((text) => `${parse.name} “${text}” ${String(parse(text))}`),
  );
  await expectText(read.join('\n'), 'typed-values');
});

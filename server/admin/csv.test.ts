import { expect, it } from 'vitest';
import { csvCell } from './csv.ts';

it('quotes cells, and lets no formula run', () => {
  expect(['Zoë 💇', 'a, b'].map(csvCell)).toEqual(['Zoë 💇', '"a, b"']);
  for (const sign of ['=', '-', '@', '\t=', '\u200b+', '＝'])
    expect(csvCell(`${sign}1`)).toMatch(/^" [^\s]+"$/u);
});

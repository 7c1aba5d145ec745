import { expect, test } from 'vitest';
import { jobs, salon, services } from './index.ts';
import { fillText } from './facts.ts';
import { tempContent } from '../../tests/support/temp-content.ts';

test('changed hours appear in every text that inserts them', () => {
  using content = tempContent();
  content.edit('content/salon.yaml', (data: { hours: unknown }) => {
    data.hours = [
      { days: ['monday'], opens: '10:00', closes: '19:30' },
      { days: ['saturday'], opens: '08:30', closes: '12:00' },
    ];
  });
  expect(salon(content.root).advantages).toContain('Open Saturdays 8:30am-12pm');
  expect(jobs(content.root).perks.map(({ text }) => text)).toContain(
    'We close at 7:30pm on weekdays and 12pm on Saturday. Sunday is yours.',
  );
});

test('a changed price appears in every text that inserts it', () => {
  using content = tempContent();
  content.edit(
    'content/services/coloring-treatments.yaml',
    ({ prices }: { prices: { lines: { name: string; price: number | null }[] } }) => {
      for (const work of prices.lines) if (work.name === 'Root Touch-Ups') work.price = 64;
    },
  );
  const [coloring] = services(content.root);
  expect(coloring?.summary).toContain('from $64,');
  expect(coloring?.description).toContain('from $64,');
});

test('replaces only known names in braces', () => {
  const unknown: string[] = [];
  const fill = (text: string) =>
    fillText(text, new Map([['phone', '555']]), (message) => unknown.push(message));
  expect(fill('Call {phone}; { phone } {Phone} {"@type":"x"} {} stay')).toBe(
    'Call 555; { phone } {Phone} {"@type":"x"} {} stay',
  );
  expect(unknown).toEqual([]);
  expect(fill('{fax}')).toBe('{fax}');
  expect(unknown).toEqual(['found {fax}, expected one of {phone}']);
});

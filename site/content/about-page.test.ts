import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { messageOf, tempContent } from '../../tests/support/temp-content.ts';
import { aboutPage } from './about-page.ts';
import { projectRoot } from './root.ts';

const FILE = 'content/pages/about.yaml';

interface About {
  book: { day: string; columns: { name: string; entries: { from: string; to: string }[] }[] };
}

interface Salon {
  hours: { days: string[]; opens: string; closes: string }[];
}

function aboutContent() {
  const content = tempContent();
  content.write(FILE, readFileSync(join(projectRoot(), FILE), 'utf8'));
  return content;
}

/** Content in which the salon is open from nine to eleven and one person has these appointments. */
function withEntries(...entries: [from: string, to: string][]) {
  const content = aboutContent();
  content.edit('content/salon.yaml', ({ hours }: Salon) => {
    for (const opening of hours) Object.assign(opening, { opens: '09:00', closes: '11:00' });
  });
  content.edit(FILE, ({ book }: About) => {
    const [column] = book.columns;
    if (!column) throw new Error('found no column, expected one');
    book.columns = [{ ...column, entries: entries.map(([from, to]) => ({ from, to, work: 'Color' })) }];
  });
  return content;
}

test('appointments within the opening hours are accepted', () => {
  using content = withEntries(['09:00', '09:30'], ['09:30', '11:00']);
  expect(aboutPage(content.root).book.columns).toHaveLength(1);
});

test.each<[string, ...[from: string, to: string][]]>([
  ['before opening', ['08:30', '09:30']],
  ['after closing', ['10:30', '11:30']],
  ['off the half hour', ['09:15', '10:00']],
  ['during another one', ['09:00', '10:00'], ['09:30', '10:30']],
  ['with its end before its start', ['10:00', '09:00']],
])('an appointment %s is reported with its line', (_, ...entries) => {
  using content = withEntries(...entries);
  expect(messageOf(() => aboutPage(content.root))).toMatch(
    /^content\/pages\/about\.yaml:\d+: book\.columns\[0\]\.entries\[\d\]: found .* expected whole half hours between 09:00 and 11:00/mu,
  );
});

test('a day on which the salon is closed is reported', () => {
  using content = aboutContent();
  const { day } = aboutPage(content.root).book;
  using changed = aboutContent();
  changed.edit('content/salon.yaml', ({ hours }: Salon) => {
    for (const opening of hours) opening.days = opening.days.filter((open) => open !== day);
  });
  expect(messageOf(() => aboutPage(changed.root))).toContain(`found ${day}, expected a day that is open`);
});

test('a person who is not in the team is reported', () => {
  using content = aboutContent();
  content.edit(FILE, ({ book }: About) => {
    for (const column of book.columns) column.name = 'Somebody';
  });
  expect(messageOf(() => aboutPage(content.root))).toContain(
    'book.columns[0].name: found Somebody, expected a name from content/team.yaml',
  );
});

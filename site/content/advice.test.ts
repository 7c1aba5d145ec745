import { expect, test } from 'vitest';
import { edited, fixtureContent } from '../../tests/support/fixture-content.ts';
import { contentAdvice } from './advice.ts';
import { formatProblem } from './source/problem.ts';

test('an article that is named and gone, and one that is too short, are reported with their place', () => {
  const content = fixtureContent({
    ...edited('content/towns.yaml', ([town]: [{ local: { articles: string[] } }]) => {
      town.local.articles = ['gone'];
    }),
    'content/articles/short.md':
      '---\ntitle: Long hair\ndate: 2025-08-01\nauthor: We\ntags: [Beards]\npicture: { photo: waves, alt: Waves }\n---\n\nText\n',
  });
  const found = contentAdvice(content).map(formatProblem);
  expect(found).toContainEqual(
    expect.stringMatching(
      /towns\.yaml:\d+: \[0\]\.local\.articles\[0\]: found "gone", expected the name of a published/u,
    ),
  );
  expect(found).toContain('content/articles/short.md:2: title: found 9 characters, expected 40 to 60');
  expect(found).toContain('content/articles/short.md:8: found a reading time of 1 min, expected 8 to 18');
});

test('a title is measured together with the salon’s name; a service without one has its name and the city', () => {
  const long = 'x'.repeat(50);
  const content = fixtureContent({
    ...edited('content/pages/about.yaml', (page: { title: string }) => (page.title = long)),
    ...edited('content/towns.yaml', ([, town]: { title: string }[]) => town && (town.title = long)),
    ...edited('content/services/eyebrows.yaml', (service: { title?: string; name: string }) => {
      delete service.title;
      service.name = 'x'.repeat(40);
    }),
  });
  const found = contentAdvice(content).map(formatProblem).join('\n');
  expect(found).toMatch(/about\.yaml:\d+: title: found 6\d characters \(x{50} \| .*\), expected 30 to 60/u);
  expect(found).toMatch(/towns\.yaml:\d+: \[1\]\.title: found 6\d characters/u);
  expect(found).toMatch(/eyebrows\.yaml:\d+: name: found \d+ characters \(x{40} in /u);
});

test('a name in the appointment book that nobody has is reported in both files', () => {
  const content = fixtureContent(
    edited('content/team.yaml', ([first]: { name: string }[]) => first && (first.name = 'Beau')),
  );
  const found = contentAdvice(content).map(formatProblem).join('\n');
  expect(found).toMatch(
    /about\.yaml:\d+: book\.columns\[0\]\.name: found ".+", expected a name of the team/u,
  );
  expect(found).toMatch(/team\.yaml: found nobody named .+, expected everyone of the appointment book/u);
});

import { expect, test } from 'vitest';
import { edited, fixtureContent } from '../../tests/support/fixture-content.ts';
import { contentAdvice } from './advice.ts';
import { formatProblem } from './source/problem.ts';

test('an article that is named and gone, and one that is too short, are reported with their place', () => {
  const content = fixtureContent({
    ...edited('content/towns.yaml', ([town]: [{ local: { articles: string[] } }]) => {
      town.local.articles = ['gone'];
    }),
    ...edited('content/team.yaml', (team: { name: string }[]) => team.splice(1, 1)),
    'content/articles/short.md':
      '---\ntitle: Long hair\ndate: 2025-08-01\nauthor: We\ntags: [Beards]\npicture: { photo: waves, alt: Waves }\n---\n\nText\n',
  });
  const found = contentAdvice(content).map(formatProblem);
  expect(found).toContainEqual(
    expect.stringMatching(
      /towns\.yaml:\d+: \[0\]\.local\.articles\[0\]: found "gone", expected the name of a published/u,
    ),
  );
  expect(found).toContain(
    'content/team.yaml: found nobody named Bo, expected everyone of the appointment book',
  );
  expect(found).toContain('content/articles/short.md:2: title: found 9 characters, expected 40 to 60');
  expect(found).toContain('content/articles/short.md:8: found a reading time of 1 min, expected 8 to 18');
});

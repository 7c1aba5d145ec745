import { test } from 'vitest';
import { expectText } from '../../tests/support/expected-text.ts';
import { edited, fixtureContent } from '../../tests/support/fixture-content.ts';
import { contentAdvice } from './advice.ts';
import { formatProblem } from './source/problem.ts';

test('an article that is named and gone, and one that is too short, are reported with their place', async () => {
  const content = fixtureContent({
    ...edited('content/towns.yaml', ([town]: [{ local: { articles: string[] } }]) => {
      town.local.articles = ['gone'];
    }),
    ...edited('content/team.yaml', (team: { name: string }[]) => team.splice(1, 1)),
    'content/articles/short.md':
      '---\ntitle: Long hair\ndate: 2025-08-01\nauthor: We\ndescription: About long hair\ntags: [Beards]\npicture: { photo: waves, alt: Waves }\n---\n\nText\n',
  });
  await expectText(contentAdvice(content).map(formatProblem).join('\n'), 'advice');
});

/** `npm run check:content`: reports mistakes in content/ and what could be better. */
import { contentAdvice } from '../site/content/advice.ts';
import { openContent } from '../site/content/content.ts';
import { contentMistakes } from '../site/content/mistakes.ts';
import { formatProblem } from '../site/content/source/problem.ts';

const content = openContent();
const mistakes = await contentMistakes(content);
// Advice needs files that can be read.
const problems = mistakes.length > 0 ? mistakes : contentAdvice(content);
for (const problem of problems) console.log(formatProblem(problem));
console.log(problems.length === 0 ? 'The content has no problems.' : `\nProblems: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;

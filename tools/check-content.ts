/** `npm run check:content`: reports problems in content/ and what could be better. */
import { contentAdvice } from '../site/content/advice.ts';
import { openContent } from '../site/content/content.ts';
import { contentProblems } from '../site/content/problems.ts';
import { formatProblem } from '../site/content/source/problem.ts';

const content = openContent();
const stopping = await contentProblems(content);
// Advice needs files that can be read.
const problems = stopping.length > 0 ? stopping : contentAdvice(content);
for (const problem of problems) console.log(formatProblem(problem));
console.log(problems.length === 0 ? 'The content has no problems.' : `\nProblems: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;

import { expect, test } from 'vitest';
import { openContent } from '../content/content.ts';
import { jobPostingNodes } from './job-posting.tsx';

const [job] = openContent().get('careers').jobs;
if (!job) throw new Error('there is no job to test with');
const of = (change: Partial<typeof job>) =>
  jobPostingNodes(
    'https://salon.example',
    [{ ...job, ...change }],
    { asks: 'We ask', offers: 'We give' },
    openContent().get('salon'),
  );

test('has the posting date and the employment type', () => {
  const [posting] = of({ posted: '2025-10-06', type: 'Full time or part time' });
  expect(posting).toMatchObject({ datePosted: '2025-10-06', employmentType: ['FULL_TIME', 'PART_TIME'] });
  expect(posting).not.toHaveProperty('baseSalary');
  expect(of({ type: 'Part-time, evenings' })[0]).toMatchObject({ employmentType: ['PART_TIME'] });
  expect(of({ type: 'Whenever you like' })[0]).not.toHaveProperty('employmentType');
});

test('escapes text in the HTML description', () => {
  const [posting] = of({ type: 'Now', requirements: ['Cut & <b>color</b>'], offers: ['Tea'] });
  expect(posting?.description).toBe(
    '<p>Now</p><p>We ask</p><ul><li>Cut &amp; &lt;b&gt;color&lt;/b&gt;</li></ul><p>We give</p><ul><li>Tea</li></ul>',
  );
});

import { expect, test } from 'vitest';

import { takeOut } from './take-out.ts';

const PAGE =
  '<p>a</p><script type="module">if (1 < 2) "</style>"</script><scripts></scripts><style>p{}</style><i>b</i><script>open';

test('takes whole elements out, tells what they were, and leaves one that has no end', () => {
  const taken: unknown[] = [];
  expect(takeOut(PAGE, ['script', 'style'], (element) => taken.push(element))).toBe(
    '<p>a</p><scripts></scripts><i>b</i><script>open',
  );
  expect(taken).toEqual([
    { name: 'script', attributes: ' type="module"', text: 'if (1 < 2) "</style>"' },
    { name: 'style', attributes: '', text: 'p{}' },
  ]);
});

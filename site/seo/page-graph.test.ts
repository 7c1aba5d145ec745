import { expect, test } from 'vitest';
import { scriptJson } from './page-graph.ts';

test('text cannot end the script element', () => {
  const json = scriptJson({ name: '</script><script>alert(1)' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)' });
});

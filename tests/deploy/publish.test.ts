import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const FILE = path.resolve(import.meta.dirname, '../../.github/workflows/publish.yml');
const workflow = parse(readFileSync(FILE, 'utf8')) as { jobs: { publish: { if: string } } };
const OURS = 'salon/website';

/** Evaluates an expression of GitHub Actions that has only names, strings, `==`, `!=`, `&&`, `||` and parentheses. */
function evaluate(expression: string, contexts: object): unknown {
  const tokens = expression.match(/'(?:[^']|'')*'|&&|\|\||==|!=|[()]|[\w.]+/g) ?? [];
  expect(tokens.join('')).toBe(expression.replace(/\s/g, ''));
  const read = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], contexts);
  const operand = (): unknown => {
    const token = tokens.shift() ?? '';
    if (token.startsWith("'")) return token.slice(1, -1);
    // A missing property is null, which equals the empty string.
    if (token !== '(') return read(token) ?? '';
    const value = either();
    tokens.shift();
    return value;
  };
  const binary =
    (next: () => unknown, operators: Record<string, (a: unknown, b: unknown) => unknown>) => () => {
      let value = next();
      for (let apply = operators[tokens[0] ?? '']; apply !== undefined; apply = operators[tokens[0] ?? '']) {
        tokens.shift();
        value = apply(value, next());
      }
      return value;
    };
  // GitHub ignores case.
  const equal = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();
  const comparison = binary(operand, { '==': equal, '!=': (a, b) => !equal(a, b) });
  const both = binary(comparison, { '&&': (a, b) => (a ? b : a) });
  const either = binary(both, { '||': (a, b) => (!a ? b : a) });
  return either();
}

const run = (changes: object = {}) => ({
  event_name: 'workflow_run',
  ref: 'refs/heads/main',
  repository: OURS,
  event: {
    workflow_run: {
      conclusion: 'success',
      event: 'push',
      head_branch: 'main',
      head_repository: { full_name: OURS },
      ...changes,
    },
  },
});

it.each([
  ['a push to main', run(), true],
  ['a push to main whose checks failed', run({ conclusion: 'failure' }), false],
  [
    "a pull request from a fork's main",
    run({ event: 'pull_request', head_repository: { full_name: 'fork/website' } }),
    false,
  ],
  ["a push to a fork's main", run({ head_repository: { full_name: 'fork/website' } }), false],
  ['a pull request from a branch named main', run({ event: 'pull_request' }), false],
  ['a push to another branch', run({ head_branch: 'main-2' }), false],
  [
    'a start by hand on main',
    { event_name: 'workflow_dispatch', ref: 'refs/heads/main', repository: OURS },
    true,
  ],
  [
    'a start by hand on another branch',
    { event_name: 'workflow_dispatch', ref: 'refs/heads/x', repository: OURS },
    false,
  ],
  [
    'a pull request itself',
    { event_name: 'pull_request', ref: 'refs/pull/1/merge', repository: OURS },
    false,
  ],
])('publishes or ignores %s', (_case, github, expected) => {
  const { if: condition } = workflow.jobs.publish;
  expect(
    Boolean(evaluate(condition, { github, vars: { PUBLISH_REMOTE: 'salon@salon.test:repo.git' } })),
  ).toBe(expected);
  expect(Boolean(evaluate(condition, { github, vars: {} }))).toBe(false);
});

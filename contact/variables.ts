/** Environment variables as settings of the server and of the editor. */
import { z } from 'zod';

export type Variables = Readonly<Record<string, string | undefined>>;

export function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z.coerce.number(expected).int(expected).min(min, expected).max(max, expected);
}

/** An empty variable counts as unset. */
export function nonEmpty(variables: Variables): Record<string, string> {
  const trimmed = Object.entries(variables).map(([name, value = '']) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** For each wrong variable, which may have several mistakes, one line. @param format shows a value, without secrets */
export function describeIssues(
  { issues }: z.ZodError,
  env: Variables,
  format = (_name: string, value: string) => `"${value}"`,
): Map<string, string> {
  const expected = new Map(
    issues.map(({ path: [name], message }) => [String(name), message] as const).toReversed(),
  );
  const describe = ([name, message]: [string, string]) => {
    const value = env[name];
    const found = value === undefined ? 'nothing' : format(name, value);
    return [name, `${name}: found ${found}, expected ${message}`] as const;
  };
  return new Map([...expected].map(describe));
}

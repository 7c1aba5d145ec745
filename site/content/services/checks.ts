import type { Content } from '../content.ts';
import { inWords } from '../source/issues.ts';
import type { FieldPath, Problem } from '../source/problem.ts';

/** Names and texts that two services share, and work that has two prices. */
export function serviceProblems(content: Content): Problem[] {
  const seen = new Set<string>();
  const prices = new Map<string, number | null>();
  return content.get('services').flatMap((service) => {
    const problems: Problem[] = [];
    const report = (path: FieldPath, found: string, expected: string) =>
      problems.push(content.problem(service.file, path, found, expected));
    for (const field of ['name', 'intro', 'description'] as const) {
      const key = `${field} ${service[field]}`;
      if (seen.has(key)) report([field], inWords(service[field]), 'one that no other service has');
      seen.add(key);
    }
    service.prices?.lines.forEach(({ name, price }, index) => {
      const known = prices.get(name);
      const expected = `${String(known)}: another line has that price for ${name}`;
      if (known !== undefined && known !== price)
        report(['prices', 'lines', index, 'price'], String(price), expected);
      prices.set(name, price);
    });
    return problems;
  });
}

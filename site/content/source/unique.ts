import type { z } from 'zod';

/** Refinement for lists: reports each of the `fields` that repeats that of an earlier entry. */
export function unique<T extends object>(...fields: (keyof T & string)[]) {
  return (entries: readonly T[], context: z.RefinementCtx): void => {
    for (const field of fields) {
      const seen = new Set<unknown>();
      entries.forEach((entry, index) => {
        if (seen.has(entry[field]))
          context.addIssue({ code: 'custom', path: [index, field], message: 'one that no other entry has' });
        seen.add(entry[field]);
      });
    }
  };
}

import { type z } from 'zod';

/** Refinement for lists: reports each entry whose `field` repeats that of an earlier entry. */
export function unique<T extends object>(field: keyof T & string) {
  return (entries: readonly T[], context: z.RefinementCtx): void => {
    const seen = new Set<unknown>();
    entries.forEach((entry, index) => {
      if (seen.has(entry[field]))
        context.addIssue({ code: 'custom', path: [index, field], message: 'one that no other entry has' });
      seen.add(entry[field]);
    });
  };
}

import { type z } from 'zod';

/** A check for lists: the named field differs in every entry. Reports each entry that repeats an earlier one. */
export function unique<T extends object>(field: keyof T & string) {
  return (entries: readonly T[], context: z.RefinementCtx): void => {
    const seen = new Set<unknown>();
    entries.forEach((entry, at) => {
      if (seen.has(entry[field]))
        context.addIssue({ code: 'custom', path: [at, field], message: `a ${field} no other entry has` });
      seen.add(entry[field]);
    });
  };
}

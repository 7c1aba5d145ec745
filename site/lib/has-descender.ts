/** Whether a letter reaches below the baseline. */
export const descends = (line: string) => /[gjpqyQ,;]/u.test(line);

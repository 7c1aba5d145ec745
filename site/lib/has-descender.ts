/** Whether a letter reaches below the baseline. */
export const hasDescender = (line: string) => /[gjpqyQ,;]/u.test(line);

/**
 * Roads, `US-75`, numbers, `thirty-five`, and words with a short part, `air-dry`: after a hyphen at the end of a line they
 * are hard to read. Matches the word as a group, for `split`.
 */
export const UNBROKEN_WORDS = /\b(\w{1,3}-\w{1,8}|\w{1,8}-\w{1,3}|[a-z]+ty-[a-z]+)\b/u;

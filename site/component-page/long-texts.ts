/** Texts that test how a component wraps. */
export const LONG_TEXT =
  'A text that is longer than any place was drawn for, so that it wraps, is cut off, or shows that neither was thought of';
export const LONG_NAME = 'Clementine-Josephine of the Far Northern Counties';

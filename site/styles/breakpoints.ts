/**
 * Widths at which several components change. Those of a single one stand in its CSS. Stylesheets have each under its name
 * as a custom media query: `PHONE` is `@media (--phone)` (astro.config.ts).
 */

/* Sizes of screens. */
export const SMALL_PHONE = '(max-width: 24em)';
export const PHONE = '(max-width: 40em)';
export const FROM_TABLET = '(min-width: 40.0625em)';
export const TO_TABLET = '(max-width: 62.5em)';
export const FROM_LAPTOP = '(min-width: 62.5625em)';

/* Texts in one column, or headings beside them. */
export const ONE_COLUMN = '(max-width: 47.5em)';
export const TWO_COLUMNS = '(min-width: 47.5625em)';

/* Cards in a row. */
export const ONE_CARD = '(max-width: 49.9375em)';
export const FROM_TWO_CARDS = '(min-width: 50em)';
export const TO_TWO_CARDS = '(max-width: 79.9375em)';
export const THREE_CARDS = '(min-width: 80em)';

/* The header: a menu button, or all links. */
export const MENU_BUTTON = '(max-width: 77.5em)';
export const ALL_LINKS = '(min-width: 77.5625em)';

/** The breakpoints of breakpoints.css that HTML and scripts need, too. */
export const PHONE = '(max-width: 40em)';
export const TO_TABLET = '(max-width: 62.5em)';
export const MENU_BUTTON = '(max-width: 77.5em)';

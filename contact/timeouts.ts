/** Time limits of one message, in milliseconds, each longer than what happens within it. */

/** How long the form waits for an answer. */
export const BROWSER_TIMEOUT_MS = 30_000;
/** The longest that one delivery may be given: the answer still reaches the form. */
export const MAX_DELIVERY_TIMEOUT_MS = BROWSER_TIMEOUT_MS - 5000;

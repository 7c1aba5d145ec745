/** Time limits of one message in milliseconds. The browser waits longer than the server. */

/** How long the form waits for an answer. */
export const BROWSER_TIMEOUT_MS = 30_000;
/** The longest that one delivery may take, so that the form still gets an answer. */
export const MAX_DELIVERY_TIMEOUT_MS = BROWSER_TIMEOUT_MS - 5000;

/** Headers that limit what a browser may do with an answer. */

/** Content-Security-Policy of everything that is not a page: it may load nothing and be embedded nowhere. */
export const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer but 304, which repeats only those that describe the copy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Two years; browsers ignore it where the site is served without TLS.
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  // Sensitive features that the site does not use. A short list: it is sent with every answer.
  'permissions-policy': 'camera=(), microphone=()',
};

/** Headers of every response that is not a file. */
export const DEFAULT_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'content-security-policy': DEFAULT_POLICY,
};

import { z } from 'zod';

const EXPECTED = 'an origin like https://example.com';

/** An origin such as `https://example.com`, in lower case. A final slash is dropped; anything else after the host is refused. */
export const originSchema = z
  .url({ protocol: /^https?$/u, error: EXPECTED })
  .regex(/^\w+:\/\/[^/?#@]+\/?$/u, EXPECTED)
  .transform((text) => new URL(text).origin);

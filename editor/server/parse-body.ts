import type { z } from 'zod';
import { EditorError } from './errors.ts';

/** The body of a request. @throws EditorError if it is not as the schema says */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new EditorError('What was sent is incomplete. Reload this page, and try again.', 400);
  return data;
}

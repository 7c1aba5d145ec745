import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from './log.ts';

/** What the server's logger writes for an error. */
async function logged(err: unknown): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const options = logOptions('error');
  const app = Fastify({ logger: { ...(typeof options === 'object' && options), stream } });
  app.log.error({ err }, 'failed');
  await app.close();
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
}

it('logs type and place of an error, and never its message, which may hold values', async () => {
  const { err } = await logged(new TypeError('wrong:\ndana@example.com is not unique'));
  expect(err).toMatchObject({ type: 'TypeError', stack: expect.stringContaining('log.test.ts') as string });
  expect(JSON.stringify([err, await logged('dana@example.com')])).not.toContain('dana');
});

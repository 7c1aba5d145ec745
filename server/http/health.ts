import type { FastifyInstance } from 'fastify';

/** How long an answer holds, in milliseconds: many callers cost one probe. */
const FRESH_MS = 1000;

/** `GET /healthz`: 503 while `probe` rejects. */
export function healthRoute(app: FastifyInstance, probe: () => Promise<void>): void {
  let isWritable = Promise.resolve(false);
  let probedAt = -Infinity;
  app.get('/healthz', async (_request, reply) => {
    if (performance.now() - probedAt > FRESH_MS) {
      probedAt = performance.now();
      isWritable = probe().then(
        () => true,
        () => false,
      );
    }
    const ok = await isWritable;
    void reply.header('cache-control', 'no-store').code(ok ? 200 : 503);
    return { status: ok ? 'ok' : 'store cannot be written' };
  });
}

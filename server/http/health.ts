import type { FastifyInstance } from 'fastify';

/** How long an answer holds, in milliseconds: many callers cost one probe. */
const FRESH_MS = 1000;

/** `GET /healthz`: 503 while `probe` rejects. */
export function healthRoute(app: FastifyInstance, probe: () => Promise<void>): void {
  let last: { readonly isWritable: Promise<boolean>; readonly at: number } | undefined;
  app.get('/healthz', async (_request, reply) => {
    if (last === undefined || performance.now() - last.at > FRESH_MS) {
      const isWritable = probe().then(
        () => true,
        () => false,
      );
      last = { isWritable, at: performance.now() };
    }
    const isWritable = await last.isWritable;
    void reply.header('cache-control', 'no-store').code(isWritable ? 200 : 503);
    return { status: isWritable ? 'ok' : 'store cannot be written' };
  });
}

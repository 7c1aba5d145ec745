import { Server } from 'node:net';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const POLL_MS = 20;

export interface DrainLimits {
  /** How long open connections may still send a request, in milliseconds. */
  readonly graceMs: number;
  /** How long requests may take to be answered after that, in milliseconds. */
  readonly deadlineMs: number;
}

/**
 * Closes the server without cutting off a request. By itself, Node closes idle connections immediately although a request may be
 * in flight, cuts off slow readers once their response is buffered, and waits forever for clients that never finish
 * their request.
 */
export function drainOnClose(app: FastifyInstance, { graceMs, deadlineMs }: DrainLimits): void {
  const { server } = app;
  let open = 0;
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
  });
  const countConnections = promisify(server.getConnections.bind(server));
  app.addHook('preClose', async () => {
    // Stop listening. The HTTP server's own method would end idle connections as well.
    Server.prototype.close.call(server);
    const start = performance.now();
    const remaining = (ms: number) => performance.now() - start < ms;
    while (remaining(graceMs) || (open > 0 && remaining(graceMs + deadlineMs))) {
      if ((await countConnections()) === 0) break;
      await wait(POLL_MS);
    }
    server.closeAllConnections();
  });
}

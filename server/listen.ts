/** Listening on what HOST says. */
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/** What everybody calls by that name. Node would listen on whichever the machine names first. */
const LOCALHOST = ['127.0.0.1', '::1'];

/**
 * Listens; returns the port, which the kernel chooses where 0 is asked for.
 * @throws Error with the kernel's code, such as EADDRINUSE
 */
export async function listen(server: HttpServer, port: number, host: string): Promise<number> {
  const [first = host, ...others] = host === 'localhost' ? LOCALHOST : [host];
  await listening(server, port, first);
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  for (const other of others) {
    const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      server.emit('connection', socket);
    });
    // Not every machine has it.
    await listening(second, taken, other).then(
      () => server.once('close', () => second.close()),
      () => undefined,
    );
  }
  return taken;
}

async function listening(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

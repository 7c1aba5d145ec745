import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';

/** Bundles the React interface to a folder, in a process of its own, whose memory is free afterwards. */
export async function buildInterface(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build-interface.ts'), folder]);
  await copyFile(
    join(import.meta.dirname, '../../site/public/favicon.svg'),
    join(folder, 'assets/favicon.svg'),
  );
}

/** Serves the bundled interface. @param preview origin of the preview */
export async function serveInterface(app: FastifyInstance, folder: string, preview: string): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; frame-src ${preview}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(fastifyStatic, { root: folder, cacheControl: false });
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && !/^\/(?:api|assets|auth)\//u.test(request.url)
      ? reply.sendFile('index.html')
      : reply.code(404).send({ message: 'There is nothing here.' }),
  );
}

import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PROJECT = join(import.meta.dirname, '../..');

/** Bundles the React interface to a folder, in a process of its own, whose memory is free afterwards. */
export async function buildInterface(folder: string): Promise<void> {
  const vite = join(PROJECT, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', folder, '--emptyOutDir', '--assetsInlineLimit', '0', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [vite, 'build', join(PROJECT, 'editor/app'), ...options]);
  for (const icon of ['favicon.svg', 'apple-touch-icon.png', 'icon-512.png'])
    await copyFile(join(PROJECT, 'site/public', icon), join(folder, 'assets', icon));
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

import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import mime from 'mime';
import { build, type Rolldown } from 'vite';
import { tabIcon } from '../../site/seo/icons/drawing.ts';

const FOLDER = join(import.meta.dirname, '../app');

/** Bundles the React interface and serves it from memory. */
export async function serveInterface(app: FastifyInstance, preview: string): Promise<void> {
  const { output } = (await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, assetsInlineLimit: 0 },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
  );
  files.set('assets/favicon.svg', tabIcon());
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob:; frame-src ${preview}; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  for (const [name, contents] of files)
    app.get(name === 'index.html' ? '/' : `/${name}`, (_, reply) =>
      reply.type(mime.getType(name) ?? 'application/octet-stream').send(contents),
    );
}

import type { FastifyPluginCallback } from 'fastify';
import type { Hosting } from '../settings.ts';
import type { EditorStore } from '../store.ts';
import type { Preview } from './preview.ts';

interface Options {
  readonly preview: Pick<Preview, 'origin' | 'open'>;
  readonly store: EditorStore;
  readonly hosting: Hosting | undefined;
}

/** Starts the preview, and returns the address of a page in it. */
export const previewRoutes: FastifyPluginCallback<Options> = (app, { preview, store, hosting }, done) => {
  app.get<{ Querystring: { page?: string } }>('/api/preview', async ({ query: { page = '/' }, session }) => {
    await preview.open(page);
    if (!hosting) return { src: preview.origin + page };
    const ticket = store.setSecret('ticket', { session });
    return { src: `${hosting.previewOrigin}/_enter?${new URLSearchParams({ ticket, page }).toString()}` };
  });
  done();
};

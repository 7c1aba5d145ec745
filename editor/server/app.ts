import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOf, registry } from '../../site/content/registry.ts';
import { MAX_TITLE_LENGTH } from '../../site/content/source/fields.ts';
import { slugFor } from '../../site/content/source/slug.ts';
import { newArticle, TitleTaken } from '../../site/content/articles/new-article.ts';
import { type ContentList, PATH, STORED_DRAFT } from '../shared/api.ts';
import { writeChecked } from './content/check.ts';
import { contentFiles, deleteTemporaryFiles, createMutex, usableContent } from './content/content-files.ts';
import { listContent } from './content/entries.ts';
import { EditorError, explain } from './errors.ts';
import { guardBySession, guardByToken, rewriteUrl } from './sign-in/guard.ts';
import { addMessageRoutes } from './message-routes.ts';
import { addPasskeyRoutes } from './sign-in/passkey-routes.ts';
import { addPhotoRoutes } from './content/photos.ts';
import { parseBody } from './parse-body.ts';
import type { Preview } from './preview/preview.ts';
import { addPublishingRoutes } from './publishing/publishing-routes.ts';
import { confirmSample, listSamples } from './content/samples.ts';
import { openFile, saveFile } from './content/save.ts';
import type { Hosting, Project } from './settings.ts';
import type { EditorStore } from './store.ts';

export interface EditorOptions {
  readonly project: Project;
  readonly store: EditorStore;
  /** DATA_DIR of the site's server, which has the messages. */
  readonly serverDataDir: string;
  readonly preview: Pick<Preview, 'origin' | 'open' | 'setPaused' | 'stop'>;
  /** Who may ask: the page of this start on the owner's own computer, or devices that have signed in. */
  readonly access: { readonly token: string } | Hosting;
}

/** A phone needs minutes for a photo. */
const REQUEST_TIME_MS = 10 * 60_000;

interface InFile {
  Querystring: { file: string };
}

/** The editor's server without its interface. */
export function buildEditorApp(options: EditorOptions): FastifyInstance {
  const { project, store, preview, access } = options;
  const { root } = project;
  const requestTimeout = REQUEST_TIME_MS;
  const app = Fastify({ trustProxy: '127.0.0.1', bodyLimit: 500_000, requestTimeout, rewriteUrl });
  const isHosted = !('token' in access);
  const runExclusive = createMutex();
  app.register(cookie);
  app.addHook('onReady', () => deleteTemporaryFiles(root));
  app.setErrorHandler((error: FastifyError, _, reply) =>
    reply.code(error.statusCode ?? (error.code === 'ENOENT' ? 404 : 500)).send({ message: explain(error) }),
  );
  if (isHosted) {
    // Cookies are parsed by a hook of the plugin, which has to come first.
    app.after(() => guardBySession(app, store, access));
    addPasskeyRoutes(app, { store, origin: access.origin, onEnd: () => void preview.stop() });
  } else guardByToken(app, access.token);

  app.get('/api/content', (): ContentList => ({
    ...listContent(root),
    drafts: Object.fromEntries(store.list('draft')),
    isHosted,
  }));
  app.get<InFile>('/api/file', ({ query }) => openFile(root, query.file));
  app.put<InFile>('/api/file', ({ query: { file }, body }) => {
    const draft = parseBody(STORED_DRAFT, body);
    return runExclusive(async () => {
      const result = await saveFile(root, file, draft);
      const base = ('base' in result ? result.base : undefined) ?? draft.base;
      // The server keeps what could not be saved, in case the device closes the page.
      if (result.status === 'saved') store.delete('draft', file);
      else if (result.status === 'problems' || !result.isDeleted)
        store.set('draft', file, { ...draft, base });
      return result;
    });
  });
  app.get<{ Querystring: { page?: string } }>('/api/preview', async ({ query: { page = '/' }, session }) => {
    await preview.open(page);
    if (!isHosted) return { src: preview.origin + page };
    const ticket = store.setSecret('ticket', { session });
    return { src: `${access.previewOrigin}/_enter?${new URLSearchParams({ ticket, page }).toString()}` };
  });
  app.post('/api/articles', ({ body }) => {
    const title = parseBody(z.object({ title: z.string() }), body).title.trim();
    return runExclusive(async () => {
      if (slugFor(title) === '') throw new EditorError('An article needs a title.');
      if (title.length > MAX_TITLE_LENGTH)
        throw new EditorError(`A title has at most ${MAX_TITLE_LENGTH} letters.`);
      try {
        const { file, text } = newArticle(title, usableContent(root));
        await writeFile(join(root, file), text, { flag: 'wx' });
        return { file };
      } catch (error) {
        if (!(error instanceof TitleTaken)) throw error;
        throw new EditorError('There is an article with this title already. Choose another one.');
      }
    });
  });
  app.delete<InFile>('/api/file', ({ query: { file } }) =>
    runExclusive(async () => {
      if (contentFiles(root).unusable.includes(file)) return rm(join(root, file));
      if (kindOf(file) !== registry.articles) throw new EditorError(`“${file}” is no article.`, 404);
      // The change can be undone until it is published, and by going back after that.
      return writeChecked(root, { [file]: null });
    }),
  );
  app.get('/api/samples', () => listSamples(root));
  app.post('/api/samples', ({ body }) => {
    const sample = parseBody(z.object({ file: z.string(), path: PATH }), body);
    return runExclusive(() => confirmSample(root, sample));
  });
  app.delete<InFile>('/api/drafts', ({ query }) => {
    store.delete('draft', query.file);
    return {};
  });
  addPhotoRoutes(app, root, runExclusive);
  const onRelease = (isRunning: boolean) => preview.setPaused(isRunning);
  addPublishingRoutes(app, { project, runExclusive, store, isHosted, onRelease });
  addMessageRoutes(app, options.serverDataDir);
  return app;
}

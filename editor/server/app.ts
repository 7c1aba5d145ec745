import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  type ConfirmSample,
  type ContentList,
  type Draft,
  type PreviewPage,
  type SaveRequest,
} from '../shared/api.ts';
import { createArticle, deleteArticle } from './articles.ts';
import { deleteStray, fileVersion, listStrays, readText } from './content-files.ts';
import { choices, contentEntries } from './entries.ts';
import { causeOf, EditorError } from './errors.ts';
import { guardBySession, guardByToken, sessionSecret, setSession } from './guard.ts';
import { entryLabel } from './labels.ts';
import { addMessageRoutes } from './messages.ts';
import { addPasskeyRoutes, shownDevice } from './passkey-routes.ts';
import { addPhotoRoutes } from './photo-routes.ts';
import { type PreviewTickets } from './preview-host.ts';
import { type Preview } from './preview.ts';
import { addPublishingRoutes } from './publishing-routes.ts';
import { queue } from './queue.ts';
import { confirmSample, listSamples } from './samples.ts';
import { openFile, saveFile } from './save.ts';
import { type Hosting } from './settings.ts';
import { type Store } from './store.ts';

export interface EditorOptions {
  /** Project folder, which holds `content/`. */
  readonly root: string;
  readonly store: Store;
  readonly preview: Pick<Preview, 'origin' | 'open' | 'hold'>;
  /** Who may ask: the page of this start on the owner's own computer, or devices that have signed in. */
  readonly access: { readonly token: string } | (Hosting & { readonly tickets: PreviewTickets });
}

interface InFile {
  Querystring: { file: string };
}

/** The editor's server without its interface. */
export function createEditor({ root, store, preview, access }: EditorOptions): FastifyInstance {
  const app = Fastify({ trustProxy: '127.0.0.1', bodyLimit: 2_000_000 });
  app.register(cookie);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? (error instanceof EditorError ? 409 : 500);
    if (status === 500) console.error(`${request.method} ${request.routeOptions.url ?? ''}`, error);
    return reply.code(status).send({ message: causeOf(error) });
  });
  if ('token' in access) guardByToken(app, access.token);
  else {
    // Cookies are parsed by a hook of the plugin, which has to come first.
    app.after(() => {
      guardBySession(app, store, access);
    });
    addPasskeyRoutes(app, store, access);
  }
  const inTurn = queue();

  app.get('/api/content', async (request, reply): Promise<ContentList> => {
    const secret = sessionSecret(request);
    if (request.device && secret !== undefined) setSession(reply, secret);
    const { data } = fileVersion(await readText(root, 'content/salon.yaml'));
    const entries = contentEntries(root);
    return {
      salon: (data as { shortName?: string }).shortName ?? '',
      entries,
      choices: choices(root),
      strays: listStrays(root, (file) => entryLabel(entries, file, [])),
      preview: 'token' in access ? preview.origin : access.previewOrigin,
      ...(request.device && { device: shownDevice(request.device, request.device.id) }),
    };
  });
  app.get<InFile>('/api/file', ({ query }) => openFile(root, query.file));
  app.put<InFile & { Body: SaveRequest }>('/api/file', ({ query, body }) =>
    inTurn(() => saveFile(root, query.file, body)),
  );
  app.delete<InFile>('/api/stray', ({ query }) =>
    inTurn(async () => {
      await deleteStray(root, query.file);
      return {};
    }),
  );
  app.get<{ Querystring: { page?: string } }>('/api/preview', async (request): Promise<PreviewPage> => {
    const { page = '/' } = request.query;
    await preview.open(page);
    if ('token' in access) return { src: preview.origin + page };
    const ticket = access.tickets.issue(sessionSecret(request) ?? '');
    return { src: `${access.previewOrigin}/_enter?${new URLSearchParams({ ticket, page }).toString()}` };
  });
  addPhotoRoutes(app, root, inTurn);
  app.post<{ Body: { title: unknown } }>('/api/articles', ({ body }) =>
    inTurn(() => createArticle(root, String(body.title))),
  );
  app.delete<InFile>('/api/articles', ({ query }) => inTurn(() => deleteArticle(root, query.file)));
  addPublishingRoutes(app, {
    root,
    inTurn,
    store,
    isHosted: !('token' in access),
    onRelease: (isRunning) => {
      preview.hold(isRunning);
    },
  });
  app.get('/api/samples', () => listSamples(root));
  app.post<{ Body: ConfirmSample }>('/api/samples', ({ body }) => inTurn(() => confirmSample(root, body)));
  addDraftRoutes(app, store);
  addMessageRoutes(app);
  return app;
}

function addDraftRoutes(app: FastifyInstance, store: Store): void {
  interface Named {
    Querystring: { id: string };
  }
  app.get('/api/drafts', () => store.drafts());
  app.put<Named & { Body: Draft }>('/api/drafts', ({ query, body }) => {
    store.setDraft(query.id, body);
    return {};
  });
  app.delete<Named>('/api/drafts', ({ query }: FastifyRequest<Named>) => {
    store.dropDraft(query.id);
    return {};
  });
}

import Fastify, { type FastifyInstance } from 'fastify';
import { type ContentList, type SaveRequest } from '../shared/api.ts';
import { createArticle, deleteArticle } from './articles.ts';
import { choices, contentEntries } from './entries.ts';
import { fileVersion, readText } from './files.ts';
import { guardRequests } from './guard.ts';
import { listMessages, markAnswered } from './messages.ts';
import { addPhotoRoutes } from './photo-routes.ts';
import { type Preview, untilFound } from './preview.ts';
import { addPublishingRoutes } from './publishing-routes.ts';
import { openFile, saveFile } from './save.ts';

interface EditorOptions {
  /** Project folder, which holds `content/`. */
  readonly root: string;
  /** Secret that each request carries. */
  readonly token: string;
  readonly preview: Pick<Preview, 'origin' | 'ready'>;
}

/** The editor's server without its interface. */
export function createEditor({ root, token, preview }: EditorOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: 40_000_000 });
  guardRequests(app, token);
  const inTurn = queue();

  app.get('/api/content', async (): Promise<ContentList> => {
    const { data } = fileVersion(await readText(root, 'content/salon.yaml'));
    const { shortName } = data as { shortName?: string };
    return {
      salon: shortName ?? '',
      entries: contentEntries(root),
      choices: choices(root),
      preview: preview.origin,
    };
  });
  app.get<{ Querystring: { file: string } }>('/api/file', ({ query }) => openFile(root, query.file));
  app.put<{ Querystring: { file: string }; Body: SaveRequest }>('/api/file', ({ query, body }) =>
    inTurn(() => saveFile(root, query.file, body)),
  );
  app.get<{ Querystring: { page?: string } }>('/api/preview', async ({ query: { page } }) => {
    await preview.ready;
    if (page?.startsWith('/blog/')) await untilFound(preview.origin + page);
    return {};
  });
  addPhotoRoutes(app, root, inTurn);
  app.post<{ Body: { title: string } }>('/api/articles', ({ body }) =>
    inTurn(() => createArticle(root, body.title)),
  );
  app.delete<{ Querystring: { file: string } }>('/api/articles', ({ query }) =>
    inTurn(() => deleteArticle(root, query.file)),
  );
  addPublishingRoutes(app, root, inTurn);
  // One at a time, because a command has the store for itself; not after a release, which takes minutes.
  const withStore = queue();
  app.get('/api/messages', () => withStore(listMessages));
  app.post<{ Body: { id: string; isAnswered: boolean } }>('/api/messages', ({ body }) =>
    withStore(async () => {
      await markAnswered(body.id, body.isAnswered);
      return {};
    }),
  );
  return app;
}

/** Runs one write after the other. */
function queue(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}

import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { createMutex, deleteTemporaryFiles } from './content/content-files.ts';
import { contentRoutes } from './content/content-routes.ts';
import { photoRoutes } from './content/photo-routes.ts';
import { explain } from './errors.ts';
import { messageRoutes } from './message-routes.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import type { Preview } from './preview/preview.ts';
import { publishingRoutes } from './publishing/publishing-routes.ts';
import type { Hosting, Project } from './settings.ts';
import { guardBySession, guardByToken, rewriteUrl } from './sign-in/guard.ts';
import { passkeyRoutes } from './sign-in/passkey-routes.ts';
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

/** The editor's server without its interface. */
export function buildEditorApp(options: EditorOptions): FastifyInstance {
  const { project, store, serverDataDir, preview, access } = options;
  const { root } = project;
  const requestTimeout = REQUEST_TIME_MS;
  const app = Fastify({ trustProxy: '127.0.0.1', bodyLimit: 500_000, requestTimeout, rewriteUrl });
  app.register(cookie);
  app.addHook('onReady', () => deleteTemporaryFiles(root));
  app.setErrorHandler((error: FastifyError, _, reply) =>
    reply.code(error.statusCode ?? (error.code === 'ENOENT' ? 404 : 500)).send({ message: explain(error) }),
  );
  const hosting = 'token' in access ? undefined : access;
  if ('token' in access) guardByToken(app, access.token);
  else {
    // Cookies are parsed by a hook of the plugin, which has to come first.
    app.after(() => guardBySession(app, store, access));
    app.register(passkeyRoutes, { store, origin: access.origin, onEnd: () => void preview.stop() });
  }
  const isHosted = hosting !== undefined;
  const runExclusive = createMutex();
  const onRelease = (isRunning: boolean) => preview.setPaused(isRunning);
  app.register(contentRoutes, { root, runExclusive, store, isHosted });
  app.register(photoRoutes, { root, runExclusive });
  app.register(previewRoutes, { preview, store, hosting });
  app.register(publishingRoutes, { project, runExclusive, store, isHosted, onRelease });
  app.register(messageRoutes, { dataDir: serverDataDir });
  return app;
}

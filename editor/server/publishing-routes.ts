import { type FastifyInstance } from 'fastify';
import { type PublishOptions, type PublishResult } from '../shared/api.ts';
import { unpublishedChanges } from './changes.ts';
import { tryGit } from './git.ts';
import { changesOfGoingBack, goBack, versions } from './history.ts';
import { publish } from './publish.ts';
import { undo, undoAll } from './undo.ts';

type InTurn = <T>(run: () => Promise<T>) => Promise<T>;

/** Changes, undo, publish and history. */
export function addPublishingRoutes(app: FastifyInstance, root: string, inTurn: InTurn): void {
  let step = '';
  const onStep = (text: string) => {
    step = text;
  };
  const told = (run: () => Promise<PublishResult>) =>
    inTurn(() =>
      run().catch((error: unknown): PublishResult => ({
        status: 'failed',
        message: (error as Error).message,
      })),
    );

  const requireRepository = async () => {
    if ((await tryGit(root, 'rev-parse', '--verify', 'HEAD')) === undefined)
      throw new Error(
        'This folder has no Git repository with a first commit, so there is nothing to compare with.',
      );
  };
  app.get('/api/changes', async () => {
    await requireRepository();
    return unpublishedChanges(root);
  });
  app.post<{ Body: { file: string; path?: (string | number)[] } }>('/api/undo', ({ body }) =>
    inTurn(() => undo(root, body.file, body.path)),
  );
  app.post('/api/undo-all', () =>
    inTurn(async () => {
      await undoAll(root);
      return {};
    }),
  );
  app.get('/api/progress', () => ({ step }));
  app.post<{ Body: PublishOptions }>('/api/publish', ({ body }) => told(() => publish(root, body, onStep)));
  app.get('/api/versions', async () => {
    await requireRepository();
    return versions(root);
  });
  app.get<{ Querystring: { commit: string } }>('/api/go-back', ({ query }) =>
    changesOfGoingBack(root, query.commit),
  );
  app.post<{ Body: { commit: string } }>('/api/go-back', ({ body }) =>
    told(() => goBack(root, body.commit, onStep)),
  );
}

import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { editorialProblems } from '../../site/content/checks/editorial.ts';
import {
  type Advice,
  type Publication,
  type PublishOptions,
  type PublishResult,
  type UnpublishedChanges,
} from '../shared/api.ts';
import { unpublishedChanges } from './changes.ts';
import { usableContent } from './check.ts';
import { causeOf } from './errors.ts';
import { tryGit } from './git.ts';
import { changesOfGoingBack, findVersion, versions } from './history.ts';
import { toMistakes } from './labels.ts';
import { goBack, publish, type PublishContext } from './publish.ts';
import { type InTurn } from './queue.ts';
import { takeIn } from './published.ts';
import {
  changedFiles,
  fetchPublished,
  findRemote,
  publishedCommit,
  requireRepository,
} from './repository.ts';
import { type Store } from './store.ts';
import { undo, undoAll } from './undo.ts';

const REFRESH_MS = 60_000;
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface Options {
  readonly root: string;
  readonly inTurn: InTurn;
  readonly store: Store;
  /** Whether the editor alone writes to the folder. */
  readonly isHosted: boolean;
  /** Called when a release begins and when it has ended. */
  readonly onRelease: (isRunning: boolean) => void;
}

/** Changes, undo, publish and history. */
export function addPublishingRoutes(
  app: FastifyInstance,
  { root, inTurn, store, isHosted, onRelease }: Options,
): void {
  let running: Extract<Publication, { status: 'running' }> | undefined;
  const last = () => (store.value('publication') as Publication | undefined) ?? { status: 'none' };

  /** Publishing goes on when a phone goes to sleep: it is asked about later. */
  const start = (
    request: FastifyRequest,
    run: (context: PublishContext) => Promise<PublishResult>,
  ): Publication => {
    if (running) return running;
    running = { status: 'running', step: 'comparing', startedAt: Date.now() };
    const context: PublishContext = {
      root,
      inTurn,
      device: request.device?.name,
      onStep: (step) => {
        if (running) running = { ...running, step };
        if (step === 'building') onRelease(true);
      },
    };
    void run(context)
      .catch((error: unknown): PublishResult => ({ status: 'failed', message: causeOf(error) }))
      .then((result) => {
        store.setValue('publication', { ...result, endedAt: Date.now() });
        running = undefined;
        onRelease(false);
      });
    return running;
  };

  /** Takes in what engineers have pushed, so that it is not edited in an old version. */
  let refreshedAt = 0;
  const refresh = async () => {
    if (!isHosted || running || Date.now() - refreshedAt < REFRESH_MS) return;
    refreshedAt = Date.now();
    const theirs = await fetchPublished(root, await findRemote(root));
    await inTurn(async () => {
      if (theirs !== undefined && !running) await takeIn(root, theirs);
    });
  };

  app.get('/api/changes', async (request): Promise<UnpublishedChanges> => {
    await requireRepository(root);
    await refresh().catch((error: unknown) => {
      request.log.warn(error);
    });
    const files = await unpublishedChanges(root);
    const tracking = await findRemote(root).then(
      (found) => found.tracking,
      () => undefined,
    );
    const isSent =
      tracking && (await tryGit(root, 'merge-base', '--is-ancestor', 'HEAD', tracking)) !== undefined;
    return { files, canPublish: files.length > 0 || (tracking !== undefined && isSent !== true) };
  });
  app.get('/api/advice', async (): Promise<Advice> => {
    const changed = new Set(await changedFiles(root, await publishedCommit(root)));
    const advice = await editorialProblems(usableContent(root));
    return toMistakes(
      root,
      advice.filter(({ file }) => changed.has(file)),
    );
  });
  app.post<{ Body: { file: string; path?: (string | number)[] } }>('/api/undo', ({ body }) =>
    inTurn(() => undo(root, body.file, body.path)),
  );
  app.post('/api/undo-all', () =>
    inTurn(async () => {
      await undoAll(root);
      return { status: 'saved' };
    }),
  );
  app.get('/api/publish', () => running ?? last());
  app.post<{ Body: PublishOptions }>('/api/publish', (request) =>
    start(request, (context) => publish(context, request.body)),
  );
  app.get('/api/versions', async () => {
    await requireRepository(root);
    return versions(root);
  });
  app.get<{ Querystring: { commit: string } }>('/api/go-back', ({ query }) =>
    changesOfGoingBack(root, query.commit),
  );
  app.post<{ Body: { commit: string } }>('/api/go-back', async (request) => {
    const { commit, date, subject } = await findVersion(root, request.body.commit);
    const name = `${DATE.format(new Date(date))}: ${subject}`;
    return start(request, (context) => goBack(context, { commit, name }));
  });
}

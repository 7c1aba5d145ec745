import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { contentAdvice } from '../../../site/content/advice.ts';
import { fieldProblems } from '../../../site/content/problems.ts';
import {
  type LabeledProblem,
  PATH,
  type Publication,
  type PublishResult,
  RESOLUTIONS,
  type UnpublishedChanges,
} from '../../shared/api.ts';
import { type Mutex, usableContent } from '../content/content-files.ts';
import { explain } from '../errors.ts';
import { labelProblems } from '../content/labels.ts';
import { parseBody } from '../parse-body.ts';
import type { EditorStore } from '../store.ts';
import { unpublishedChanges } from './changes.ts';
import { isAncestor } from '../git.ts';
import type { Project } from '../settings.ts';
import { goBack, versions } from './history.ts';
import { publish, type PublishContext } from './publish.ts';
import {
  changedFiles,
  fastForward,
  fetchPublished,
  findRemote,
  publishedCommit,
  publishedRef,
} from './repository.ts';
import { undo, undoAll } from './undo.ts';

const REFRESH_MS = 60_000;

interface Options {
  readonly project: Project;
  readonly runExclusive: Mutex;
  readonly store: EditorStore;
  /** Whether the editor alone writes to the folder. */
  readonly isHosted: boolean;
  /** Called when a release begins and when it has ended. */
  readonly onRelease: (isRunning: boolean) => void;
}

export const publishingRoutes: FastifyPluginCallback<Options> = (app, options, done) => {
  const { project, runExclusive, store, isHosted, onRelease } = options;
  const { root } = project;
  let running: Extract<Publication, { status: 'running' }> | undefined;

  /** Takes in what engineers have pushed, so that nobody edits an old version. */
  let refreshedAt = 0;
  const refresh = async () => {
    if (!isHosted || running || Date.now() - refreshedAt < REFRESH_MS) return;
    refreshedAt = Date.now();
    const theirs = await fetchPublished(root, await findRemote(project));
    if (theirs === undefined) return;
    await runExclusive(async () => running ?? fastForward(root, theirs));
  };

  app.get('/api/changes', async ({ log }): Promise<UnpublishedChanges> => {
    await refresh().catch((error: unknown) => log.warn(error));
    const files = await unpublishedChanges(project);
    const published = await publishedRef(project);
    const isUnsent = published !== undefined && !(await isAncestor(root, 'HEAD', published));
    return { files, canPublish: files.length > 0 || isUnsent };
  });
  // Advice on the changed files. It never blocks publishing. Files with problems have to be corrected first.
  app.get('/api/advice', async (): Promise<LabeledProblem[]> => {
    const changed = await changedFiles(root, await publishedCommit(project));
    const content = usableContent(root);
    const advice = fieldProblems(content).length > 0 ? [] : contentAdvice(content);
    const ofChanged = advice.filter(({ file }) => changed.includes(file));
    return labelProblems(content, ofChanged);
  });
  app.post('/api/undo', ({ body }) => {
    const { file, path } = parseBody(z.object({ file: z.string(), path: PATH.optional() }), body);
    return runExclusive(() => undo(project, file, path));
  });
  app.post('/api/undo-all', () =>
    runExclusive(async () => {
      await undoAll(project);
      store.delete('publication', 'last');
    }),
  );
  app.get(
    '/api/publish',
    (): Publication => running ?? store.get('publication', 'last') ?? { status: 'none' },
  );
  // Publishing goes on when a phone goes to sleep: it is asked about later.
  app.post('/api/publish', ({ device, body, log }): Publication => {
    const { resolutions } = parseBody(z.object({ resolutions: RESOLUTIONS }), body);
    if (running) return running;
    running = { status: 'running', step: 'comparing' };
    const onStep: PublishContext['onStep'] = (step) => {
      running = { status: 'running', step };
      if (step === 'building') onRelease(true);
    };
    void publish({ project, runExclusive, device: device?.name, onStep, resolutions })
      .catch((error: unknown): PublishResult => ({ status: 'failed', message: explain(error) }))
      .then((result) => store.set('publication', 'last', result))
      .catch((error: unknown) => log.error(error))
      .finally(() => {
        running = undefined;
        onRelease(false);
      });
    return running;
  });
  app.get('/api/versions', () => versions(root));
  app.post('/api/go-back', ({ body }) => {
    const { commit } = parseBody(z.object({ commit: z.string() }), body);
    return runExclusive(() => goBack(project, commit));
  });
  done();
};

/** All that a process does besides pages: the application, the owner's command line, housekeeping. */
import type { FastifyBaseLogger } from 'fastify';
import { type AppParts, buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { OpenStore } from './contact/open-store.ts';
import { keepHouse } from './owner/housekeeping.ts';
import { answerOwner } from './owner/socket.ts';

export interface Service {
  readonly log: FastifyBaseLogger;
  /** Finishes what has begun, and closes the store. */
  close(): Promise<void>;
}

/** Resolves when whoever waits at the entrance is being answered. */
export async function startService(
  config: Config,
  parts: AppParts & { readonly store: OpenStore },
): Promise<Service> {
  const { store } = parts;
  const app = await buildApp(config, parts);
  const stopHousekeeping = keepHouse(store.sql, app.log);
  const stopAnswering =
    config.databaseUrl !== undefined ? undefined : await answerOwner(config.dataDir, store, app.log);
  // Before the store is closed.
  app.addHook('preClose', (done) => {
    stopHousekeeping();
    stopAnswering?.();
    done();
  });
  await app.ready();
  app.log.info('listening');
  return {
    log: app.log,
    close: async () => {
      await app.close();
    },
  };
}

/**
 * Where connections come in, before the application is there. Pages are answered from memory at once; whatever else is
 * asked waits for the application, which takes longer to load than all that a page needs.
 */
import type { RequestListener, Server } from 'node:http';
import { answerWith, type PageAnswer } from './pages/answers.ts';
import type { BuiltSite } from './pages/built-site.ts';
import { openFastLane } from './pages/fast-lane.ts';
import type { SimpleRequest } from './pages/simple-request.ts';

// An import would read all that the module exports, and with that load a whole WebSocket, which takes longer than
// everything else in this file (docs/decisions/0031-pages-before-the-application.md).
const { createServer } = process.getBuiltinModule('node:http');

/** Silent clients are let go after this long, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A connection without a request is kept this long, in milliseconds: longer than proxies keep theirs (nginx: 60 s). */
const KEEP_ALIVE_MS = 72_000;

/** Is told of each page that was answered here. */
export type Told = (request: SimpleRequest, answer: PageAnswer) => void;

export interface Entrance {
  readonly server: Server;
  /** Resolves when the first request waits for the application. */
  readonly awaited: Promise<undefined>;
  /** Names who answers what is no plain request for a page, from `open` on; returns the server that they stand behind. */
  handTo(answer: RequestListener): Server;
  /** Hands over what waits, in the order in which it came. @param told hears of the pages answered until now, too */
  open(told: Told): void;
  /**
   * Takes no new connections, and resolves when those that are there have ended.
   * @param withinMs how long they may go on
   */
  close(withinMs: number): Promise<void>;
}

/** Makes the server; who calls it makes it listen. */
export function openEntrance(site: BuiltSite): Entrance {
  const server = createServer();
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const early: Parameters<Told>[] = [];
  let tell: Told = (...answered) => early.push(answered);
  const lane = openFastLane(
    server,
    (request) => {
      const file = site.files.get(request.path);
      return file && answerWith(file, 200, request);
    },
    (request, answer) => {
      tell(request, answer);
    },
  );
  const waiting: Parameters<RequestListener>[] = [];
  const { promise: awaited, resolve: somebodyWaits } = Promise.withResolvers<undefined>();
  const wait: RequestListener = (...request) => {
    waiting.push(request);
    somebodyWaits(undefined);
  };
  server.on('request', wait);
  let application: RequestListener = wait;
  return {
    server,
    awaited,
    handTo(answer) {
      application = answer;
      return server;
    },
    open(told) {
      tell = told;
      for (const answered of early.splice(0)) tell(...answered);
      server.off('request', wait).on('request', application);
      for (const [request, response] of waiting.splice(0)) {
        // Who has gone by now was promised nothing.
        if (!request.destroyed) application(request, response);
      }
    },
    async close(withinMs) {
      lane.close(withinMs);
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

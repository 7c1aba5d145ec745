/**
 * The short way to a page. Node's HTTP server and Fastify spend several times as long on a request as the kernel spends
 * on sending a page, most of it on possibilities that a plain GET does not use. So each connection begins here: a plain
 * GET for a file of the site is answered from memory, and whatever else comes is passed on, with its connection and for
 * good, to Node's server, which has then seen nothing but a connection that began with this request.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { PageAnswer } from './answers.ts';
import { readSimpleRequest, type SimpleRequest } from './simple-request.ts';

export interface FastLane {
  /**
   * Ends connections when what is under way on them has been sent, and takes no new ones. After `withinMs` it breaks
   * off all that is left, the server's own too.
   */
  close(withinMs: number): void;
}

/** How much longer than told a silent connection is kept, in milliseconds, so that a request just sent is not lost. */
const GRACE_MS = 1000;
const REASONS = { 200: 'OK', 304: 'Not Modified', 404: 'Not Found' } as const;

/**
 * Puts the lane before a server that does not listen yet.
 * @param answerTo undefined sends the request on
 * @param done is told of each request answered here
 */
export function openFastLane(
  server: Server,
  answerTo: (request: SimpleRequest) => PageAnswer | undefined,
  done: (request: SimpleRequest, answer: PageAnswer) => void,
): FastLane {
  const ordinary = server.listeners('connection');
  const sockets = new Set<Socket>();
  const head = headWriter(Math.floor(server.keepAliveTimeout / 1000));
  let closing = false;
  // The answers of one turn of the event loop are handed to the kernel one after the other at its end: a client that
  // is woken for the first of them is then awake for the rest, and waking is the dearest part of sending.
  let due: (readonly [socket: Socket, answer: PageAnswer])[] = [];
  const send = () => {
    const now = due;
    due = [];
    for (const [socket, answer] of now) give(socket, head(answer), answer.body);
  };

  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const passOn = (bytes?: Buffer) => {
      send();
      for (const [event, listener] of own) socket.off(event, listener);
      sockets.delete(socket);
      socket.setTimeout(0);
      for (const listener of ordinary) listener.call(server, socket);
      if (bytes !== undefined) socket.unshift(bytes);
    };
    let asked = false;
    const take = (bytes: Buffer) => {
      const request = closing ? undefined : readSimpleRequest(bytes);
      const answer = request && answerTo(request);
      if (request === undefined || answer === undefined) {
        passOn(bytes);
        return;
      }
      if (!asked) socket.setTimeout(server.keepAliveTimeout + GRACE_MS);
      asked = true;
      if (due.push([socket, answer]) === 1) setImmediate(send);
      done(request, answer);
    };
    const own: [event: string, listener: (bytes: Buffer) => void][] = [
      ['data', take],
      ['drain', () => socket.resume()],
      [
        'end',
        () => {
          send();
          socket.end();
        },
      ],
      ['timeout', () => socket.destroy()],
      ['error', () => socket.destroy()],
      ['close', () => sockets.delete(socket)],
    ];
    if (closing) {
      passOn();
      return;
    }
    sockets.add(socket);
    // As long as Node waits for somebody who has asked for nothing yet.
    socket.setTimeout(server.requestTimeout);
    for (const [event, listener] of own) socket.on(event, listener);
  });
  return {
    close(withinMs) {
      closing = true;
      send();
      for (const socket of sockets) socket.destroySoon();
      // A server that closes looks for slow clients no more: one that never ends its request, or never takes its
      // answer, would keep the process for ever.
      setTimeout(() => {
        for (const socket of sockets) socket.destroy();
        server.closeAllConnections();
      }, withinMs).unref();
    },
  };
}

function give(socket: Socket, head: Buffer, body: Buffer | undefined): void {
  if (body === undefined) socket.write(head);
  else {
    socket.cork();
    socket.write(head);
    socket.write(body);
    socket.uncork();
  }
  // A client that asks and does not take is not heard again before it has taken.
  if (socket.writableNeedDrain) socket.pause();
}

/** Writes the head of an answer, up to and with the empty line: once a second, for the time is in it. */
function headWriter(keepAliveSeconds: number): (answer: PageAnswer) => Buffer {
  const known = new WeakMap<PageAnswer, { readonly start: string; second: number; head: Buffer }>();
  let second = 0;
  let end = '';
  return (answer) => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) {
      second = now;
      const date = new Date(now * 1000).toUTCString();
      end = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
    }
    let kept = known.get(answer);
    if (kept === undefined) {
      const fields = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const start = `HTTP/1.1 ${answer.status} ${REASONS[answer.status]}\r\n${fields.join('')}`;
      kept = { start, second: 0, head: Buffer.alloc(0) };
      known.set(answer, kept);
    }
    if (kept.second !== second) {
      kept.second = second;
      kept.head = Buffer.from(kept.start + end, 'latin1');
    }
    return kept.head;
  };
}

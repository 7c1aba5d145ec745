/**
 * A running server has the embedded store to itself, so the command line asks it: one line of JSON each way over a
 * local socket in DATA_DIR that only the folder's owner can open. Nothing of this is reachable over the network.
 */
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import { type Ask, askStore, operations, type OperationName, type OwnedStore } from './operations.ts';
import { OwnerError } from '../owner-error.ts';

const SOCKET_FILE = 'leads.sock';
/** The kernel takes no longer path for a socket (sun_path). */
const MOST_PATH = 100;

interface Question {
  readonly name: OperationName;
  readonly args: object;
}

type Line =
  | { readonly progress: readonly [done: number, total: number] }
  | { readonly result: unknown }
  | { readonly error: string };

/** The shorter of the two ways to write it: a path that is too long from the root may be short from here. */
export function socketPath(dataDir: string): string {
  const absolute = path.join(dataDir, SOCKET_FILE);
  const relative = path.relative(process.cwd(), absolute);
  return absolute.length > MOST_PATH && relative.length < absolute.length ? relative : absolute;
}

/** Answers the command line; returns how to stop. A folder whose path is too long for a socket goes without. */
export async function answerOwner(
  dataDir: string,
  store: OwnedStore,
  log: FastifyBaseLogger,
): Promise<() => void> {
  const file = socketPath(dataDir);
  const ask = askStore(store);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface(socket).once('line', (line) => {
      void answer(ask, line, socket, log);
    });
  });
  // Left behind by a process that was killed: the store's lock says that we are the only one now.
  rmSync(file, { force: true });
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(file, resolve);
    });
    chmodSync(file, 0o600);
  } catch {
    log.warn('no socket for the command line: npm run leads works only while the server is stopped');
  } finally {
    process.umask(mask);
  }
  return () => {
    server.close();
    rmSync(file, { force: true });
  };
}

async function answer(ask: Ask, line: string, socket: Socket, log: FastifyBaseLogger): Promise<void> {
  const say = (words: Line) => socket.write(`${JSON.stringify(words)}\n`);
  try {
    const { name, args } = JSON.parse(line) as Question;
    if (!Object.hasOwn(operations, name)) throw new OwnerError('The server does not know this command.');
    const result = await ask(name, args as never, (done, total) => say({ progress: [done, total] }));
    log.info({ command: name }, 'answered the command line');
    say({ result });
  } catch (error) {
    log.error({ err: error }, 'a command of the owner failed');
    say({
      error: error instanceof OwnerError ? error.message : 'The command failed; see the log of the server.',
    });
  }
  socket.end();
}

/** Asks the server that has the store; undefined when none is running. */
export async function askServer(dataDir: string): Promise<Ask | undefined> {
  const file = socketPath(dataDir);
  const reachable = await new Promise<boolean>((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
  if (!reachable) return undefined;
  return async (name, args, onProgress) => {
    const socket = connect(file);
    socket.write(`${JSON.stringify({ name, args } satisfies Question)}\n`);
    for await (const text of createInterface(socket)) {
      const line = JSON.parse(text) as Line;
      if ('result' in line) return line.result as never;
      if ('error' in line) throw new OwnerError(line.error);
      onProgress?.(...line.progress);
    }
    throw new OwnerError('The server ended before it answered.');
  };
}

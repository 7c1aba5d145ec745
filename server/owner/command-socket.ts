/**
 * RPC between the command line and a running server, which has the embedded store locked: a Unix socket in DATA_DIR, one
 * line of JSON each way. Only the owner of the folder can open it; nothing here is reachable over the network.
 */
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import { CommandError } from '../errors.ts';
import {
  type CallOperation,
  localCaller,
  operations,
  type OperationName,
  type OwnedStore,
} from './operations.ts';

const SOCKET_FILE = 'leads.sock';
/** The kernel's limit for the path of a socket (sun_path), in bytes, with some room. */
const MAX_PATH = 100;

interface Command {
  readonly name: OperationName;
  readonly args: object;
}

type Message = { readonly result: unknown } | { readonly error: string };

/** The path relative to the working folder where the absolute one is too long for a socket. */
function socketPath(dataDir: string): string {
  const absolute = path.join(dataDir, SOCKET_FILE);
  const relative = path.relative(process.cwd(), absolute);
  return absolute.length > MAX_PATH && relative.length < absolute.length ? relative : absolute;
}

/** Answers commands until closed. Only logs a warning if the socket cannot be created. */
export async function listenForCommands(
  dataDir: string,
  store: OwnedStore,
  log: FastifyBaseLogger,
): Promise<{ close(): void }> {
  const file = socketPath(dataDir);
  const call = localCaller(store);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface(socket).once('line', (line) => {
      void answer(call, line, socket, log);
    });
  });
  // A killed process leaves its socket behind. The lock on the store says that no other server runs.
  rmSync(file, { force: true });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(file, resolve);
    });
    chmodSync(file, 0o600);
  } catch (error) {
    log.warn({ err: error }, 'no socket for npm run leads, which works only while the server is stopped');
  }
  return {
    close: () => {
      server.close();
      rmSync(file, { force: true });
    },
  };
}

async function answer(
  call: CallOperation,
  line: string,
  socket: Socket,
  log: FastifyBaseLogger,
): Promise<void> {
  const send = (message: Message) => socket.write(`${JSON.stringify(message)}\n`);
  try {
    const { name, args } = JSON.parse(line) as Command;
    if (!Object.hasOwn(operations, name)) throw new CommandError(`The server has no command "${name}".`);
    const result = await call(name, args as never);
    log.info({ command: name }, 'command completed');
    send({ result });
  } catch (error) {
    log.error({ err: error }, 'command failed');
    send({
      error: error instanceof CommandError ? error.message : 'The command failed. See the log of the server.',
    });
  }
  socket.end();
}

/** Calls operations on the running server; undefined when none runs. */
export async function serverCaller(dataDir: string): Promise<CallOperation | undefined> {
  const file = socketPath(dataDir);
  const isRunning = await new Promise<boolean>((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
  if (!isRunning) return undefined;
  return async (name, args) => {
    const socket = connect(file);
    socket.write(`${JSON.stringify({ name, args } satisfies Command)}\n`);
    for await (const line of createInterface(socket)) {
      const message = JSON.parse(line) as Message;
      if ('result' in message) return message.result as never;
      throw new CommandError(message.error);
    }
    throw new CommandError('The server stopped before it answered.');
  };
}

/** Calls the owner's API: on the running server, or on the store itself when no server runs. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import { CommandError } from '../errors.ts';
import { openStore } from '../leads/open-store.ts';
import { adminApi, socketPath } from './api.ts';
import { storeFile } from './store-file.ts';

type Method = 'GET' | 'POST' | 'PUT';
type Send = (method: Method, path: string, body?: object) => Promise<{ status: number; body: string }>;

/** Returns the API's answer, whose type is in docs/MESSAGES.md. @throws CommandError with the error in the answer */
export type CallApi = <T>(method: Method, path: string, body?: object) => Promise<T>;

/** Calls `use` with the API, and closes that afterwards. @throws CommandError when there is no store */
export async function withApi(config: Config, use: (callApi: CallApi) => Promise<void>): Promise<void> {
  if (await isServerRunning(config.dataDir)) {
    await use(callBy(overSocket(config.dataDir)));
    return;
  }
  if (config.databaseUrl === undefined) storeFile(config.dataDir);
  const store = await openStore(config);
  const api = adminApi(store, config.channels);
  const inject: Send = async (method, url, payload) => {
    const answer = await api.inject({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body };
  };
  await use(callBy(inject)).finally(() => store.close());
}

function callBy(send: Send): CallApi {
  return async <T>(...request: Parameters<Send>) => {
    const { status, body } = await send(...request);
    const result = JSON.parse(body) as unknown;
    if (status === 200) return result as T;
    throw new CommandError((result as { error?: string }).error ?? `The server answered ${status}.`);
  };
}

/** Whether a server answers on the socket in this folder. */
export async function isServerRunning(dataDir: string): Promise<boolean> {
  return await overSocket(dataDir)('GET', '/').then(
    () => true,
    () => false,
  );
}

function overSocket(dataDir: string): Send {
  return async (method, path, body) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({ socketPath: socketPath(dataDir), method, path, headers, agent: false });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  };
}

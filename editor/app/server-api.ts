import useSWR, { mutate, type SWRConfiguration } from 'swr';
import type { ContentList } from '../shared/api.ts';

/** In the address that `npm run edit` printed; none where the editor is hosted. */
export const TOKEN = new URLSearchParams(location.search).get('token') ?? '';

/** The session is missing or expired. */
export class SignedOut extends Error {}

/** Sends a request to the editor's server. @throws Error with words for the owner */
export async function request<T>(path: string, options: RequestInit = {}): Promise<T> {
  const headers = new Headers(options.headers);
  if (TOKEN) headers.set('x-editor-token', TOKEN);
  const address = path.startsWith('/') ? path : `/api/${path}`;
  const response = await fetch(address, { ...options, headers }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new Error('No connection. What you typed is kept, and saved when the connection is back.');
  });
  const answer = (await response.json().catch(() => ({}))) as T & { message?: string };
  if (response.ok) return answer;
  if (response.status === 401) throw new SignedOut(answer.message ?? 'You are signed out.');
  throw new Error(answer.message ?? 'That did not work. Please try again.');
}

export function send<T>(method: 'PUT' | 'POST' | 'DELETE', path: string, body: unknown = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const text = JSON.stringify(body);
  // Outlives a page that is being closed. Browsers refuse more than 64 KiB of such requests.
  const keepalive = document.visibilityState === 'hidden' && new Blob([text]).size < 60_000;
  return request<T>(path, { method, body: text, headers, keepalive });
}

export const withQuery = (route: string, args: Readonly<Record<string, string>>) =>
  `${route}?${new URLSearchParams(args).toString()}`;

export const errorMessage = (error: unknown) => (error as Error).message;

/** Reloads every route that is on the screen. Resolves when `path` has been reloaded. */
export async function refresh(path = ''): Promise<void> {
  void mutate((route) => route !== path);
  await mutate(path);
}

/** Data of a route, reloaded after each action. A screen that is opened again shows the last answer at once. */
export const useData = <T>(path: string, options: SWRConfiguration<T, Error> = {}) =>
  useSWR<T, Error>(path, request<T>, { shouldRetryOnError: false, ...options });

/** What the owner can edit. Screens are shown when it has been read. */
export function useContent(): ContentList {
  const { data } = useData<ContentList>('content');
  if (!data) throw new Error('The content was not read.');
  return data;
}

/** What kept the last action from being done, for the owner. */
const FAILURE = 'failure';

export const useFailure = () => useSWR<string>(FAILURE, null).data;

export const showFailure = (failure: string | undefined) =>
  void mutate(FAILURE, failure, { revalidate: false });

/**
 * Runs the action of a button, then reloads the data on the screen. Returns whether the action succeeded, once `path` has been
 * reloaded. The bar at the bottom says why it failed.
 */
export async function runAction(action: () => Promise<unknown>, path?: string): Promise<boolean> {
  const failure = await action().then(() => undefined, errorMessage);
  showFailure(failure);
  await refresh(path);
  return failure === undefined;
}

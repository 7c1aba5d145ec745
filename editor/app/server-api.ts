import { useState } from 'react';
import useSWR, { mutate } from 'swr';

/** In the address that `npm run edit` printed; none where the editor is hosted. */
export const TOKEN = new URLSearchParams(location.search).get('token') ?? '';

/** The session is missing or expired. */
class SignedOut extends Error {}

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
  if (response.status === 401) throw new SignedOut('You are signed out.');
  throw new Error(answer.message ?? 'That did not work. Please try again.');
}

/** Sends JSON. */
export function send<T>(method: 'PUT' | 'POST' | 'DELETE', path: string, body: unknown = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return request<T>(path, { method, body: JSON.stringify(body), headers });
}

/** A route with an argument. */
export const query = (route: string, args: Readonly<Record<string, string>>) =>
  `${route}?${new URLSearchParams(args).toString()}`;

/** The words of an error, for the owner. */
export const wordsOf = (error: unknown) => (error as Error).message;

/** Reloads every route that is on the screen. Resolves when `path` has been reloaded. */
export async function refresh(path = ''): Promise<void> {
  void mutate((route) => route !== path);
  await mutate(path);
}

interface Data<T> {
  readonly data: T | undefined;
  /** In words for the owner. */
  readonly failure: string | undefined;
  readonly isSignedOut: boolean;
}

/**
 * Data of a route, reloaded after each action. A screen that is opened again shows the last answer at once.
 *
 * @param period polling interval in milliseconds while the page is visible; 0 for none
 */
export function useData<T>(path: string, period: (data: T | undefined) => number = () => 0): Data<T> {
  const { data, error } = useSWR<T, Error>(path, request<T>, {
    refreshInterval: period,
    shouldRetryOnError: false,
  });
  return { data, failure: error?.message, isSignedOut: error instanceof SignedOut };
}

/** Runs the action of a button, then reloads the data on the screen. */
export function useAction() {
  const [failure, setFailure] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  /** Returns whether it succeeded. */
  const act = async (action: () => Promise<unknown>): Promise<boolean> => {
    setIsRunning(true);
    try {
      await action();
      setFailure(undefined);
      return true;
    } catch (error) {
      setFailure(wordsOf(error));
      return false;
    } finally {
      setIsRunning(false);
      void refresh();
    }
  };
  return { failure, isRunning, act };
}

import type { ContentList, OpenedFile, Refusal, SaveRequest, SaveResult } from '../shared/api.ts';

/** In the address that `npm run edit` printed; none where the editor is hosted. */
const TOKEN = new URLSearchParams(location.search).get('token') ?? '';

/** The session is missing or expired. */
export class SignedOut extends Error {}

interface RequestOptions extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to the editor's server. @throws Error with words for the owner */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await fetch(path.startsWith('/') ? path : `/api/${path}`, {
    ...options,
    headers: { ...(TOKEN && { 'x-editor-token': TOKEN }), ...options.headers },
  }).catch(() => {
    throw new Error('No connection. What you typed is kept, and saved when the connection is back.');
  });
  const answer = (await response.json().catch(() => ({}))) as T & Partial<Refusal>;
  if (response.ok) return answer;
  if (response.status === 401) throw new SignedOut('You are signed out.');
  throw new Error(answer.message ?? 'That did not work. Please try again.');
}

/** Sends JSON. */
export function send<T>(method: 'PUT' | 'POST' | 'DELETE', path: string, body: unknown = {}): Promise<T> {
  return request<T>(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

export const loadContent = () => request<ContentList>('content');

const fileQuery = (file: string) => `file?file=${encodeURIComponent(file)}`;

export const openFile = (file: string) => request<OpenedFile>(fileQuery(file));

export const saveFile = (file: string, version: SaveRequest) =>
  send<SaveResult>('PUT', fileQuery(file), version);

/** Address of a small version of a photo, as it is on disk or in a commit. */
export function thumbnail(photo: string, commit = 'disk'): string {
  return `/api/thumbnail?${new URLSearchParams({ photo, commit, ...(TOKEN && { token: TOKEN }) }).toString()}`;
}

/** The words of an error, for the owner. */
export const wordsOf = (error: unknown) => (error as Error).message;

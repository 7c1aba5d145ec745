import type { ContentList, OpenedFile, SaveRequest, SaveResult } from '../shared/api.ts';

/** In the address that `npm run edit` printed. */
const TOKEN = new URLSearchParams(location.search).get('token') ?? '';

interface RequestOptions extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to the editor's server. @throws Error with what it answered instead of the result */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    ...options,
    headers: { 'x-editor-token': TOKEN, ...options.headers },
  }).catch(() => {
    throw new Error('The editor does not answer. Is npm run edit still running?');
  });
  const answer = (await response.json()) as unknown;
  if (response.ok) return answer as T;
  const { error, message } = answer as { error?: string; message?: string };
  throw new Error(message ?? error ?? `found status ${String(response.status)}`);
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
  return `/api/thumbnail?${new URLSearchParams({ photo, commit, token: TOKEN }).toString()}`;
}

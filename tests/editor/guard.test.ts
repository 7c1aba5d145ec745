import { expect, test as base } from 'vitest';
import { createEditor } from '../../editor/server/app.ts';

const TOKEN = 'a-token';
const test = base.extend('editor', async ({}, { onCleanup }) => {
  const app = createEditor({ root: '.', token: TOKEN, preview: { origin: '', ready: Promise.resolve() } });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onCleanup(() => app.close());
  const host = new URL(origin).host;
  /** The status of a request, by default of one that the editor's own page could send. */
  const ask = async (headers: Record<string, string>, method: 'GET' | 'PUT' = 'GET') => {
    const url = method === 'GET' ? '/api/preview' : '/api/file?file=content/none.yaml';
    const request = { method, url, headers: { host, 'x-editor-token': TOKEN, ...headers } };
    const response = await app.inject(method === 'GET' ? request : { ...request, payload: {} });
    return response.statusCode;
  };
  return { app, origin, ask };
});

test('its own page may read', async ({ editor }) => {
  expect(await editor.ask({})).toBe(200);
});

test('its own page may write', async ({ editor }) => {
  // A file that does not exist: the request came through.
  expect(await editor.ask({ origin: editor.origin }, 'PUT')).toBe(500);
});

test('a request without the token is refused', async ({ editor }) => {
  expect(await editor.ask({ 'x-editor-token': '' })).toBe(403);
});

test('a wrong token is refused', async ({ editor }) => {
  expect(await editor.ask({ 'x-editor-token': 'b-token' })).toBe(403);
});

test('another host name is refused', async ({ editor }) => {
  expect(await editor.ask({ host: 'attacker.example' })).toBe(403);
});

test('another site may not read', async ({ editor }) => {
  expect(await editor.ask({ origin: 'http://attacker.example' })).toBe(403);
});

test('another site may not write', async ({ editor }) => {
  expect(await editor.ask({ origin: 'http://attacker.example' }, 'PUT')).toBe(403);
});

test('a write without an origin is refused', async ({ editor }) => {
  expect(await editor.ask({}, 'PUT')).toBe(403);
});

test('it listens on this computer only', ({ editor }) => {
  expect(editor.app.addresses()).toMatchObject([{ address: '127.0.0.1' }]);
});

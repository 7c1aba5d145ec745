import { expect, test } from 'vitest';
import { createEditor } from '../../editor/server/app.ts';

const TOKEN = 'a-token';

test('only the editor’s own page on this computer may read and write', async () => {
  await using app = createEditor({
    root: '.',
    token: TOKEN,
    preview: { origin: '', ready: Promise.resolve() },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (method: 'GET' | 'PUT', headers: Record<string, string>) => {
    const url = method === 'GET' ? '/api/preview' : '/api/file?file=content/none.yaml';
    const own = { host: new URL(origin).host, 'x-editor-token': TOKEN, ...headers };
    const response = await app.inject({
      method,
      url,
      headers: own,
      ...(method === 'PUT' && { payload: {} }),
    });
    return response.statusCode;
  };
  expect({
    'its own page reads': await ask('GET', {}),
    // The file does not exist: the request came through.
    'its own page writes': await ask('PUT', { origin }),
    'no token': await ask('GET', { 'x-editor-token': '' }),
    'a wrong token': await ask('GET', { 'x-editor-token': 'b-token' }),
    'another host name': await ask('GET', { host: 'attacker.example' }),
    'another site reads': await ask('GET', { origin: 'http://attacker.example' }),
    'another site writes': await ask('PUT', { origin: 'http://attacker.example' }),
    'a write without an origin': await ask('PUT', {}),
  }).toEqual({
    'its own page reads': 200,
    'its own page writes': 500,
    'no token': 403,
    'a wrong token': 403,
    'another host name': 403,
    'another site reads': 403,
    'another site writes': 403,
    'a write without an origin': 403,
  });
});

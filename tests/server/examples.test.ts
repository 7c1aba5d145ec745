import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { FILLED, postJson } from '../support/contact-form.ts';
import { freePort } from '../support/free-port.ts';
import { sendRequest } from '../support/http.ts';

const EXAMPLES = path.resolve(import.meta.dirname, '../../docs/examples');
const KEY = 'secret-key';

describe('the example receiver', () => {
  let folder: string;
  let port: number;
  let receiver: ChildProcess;
  const startReceiver = async () => {
    const env = { WEBHOOK_KEY: KEY, PORT: String(port), FILE: path.join(folder, 'messages.jsonl') };
    receiver = spawn(process.execPath, [path.join(EXAMPLES, 'receiver.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (receiver.stdout !== null) await once(receiver.stdout, 'data');
  };
  const stopReceiver = async () => {
    const exit = once(receiver, 'exit');
    receiver.kill();
    await exit;
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'receiver-'));
    port = await freePort();
    await startReceiver();
  });
  afterEach(async () => {
    await stopReceiver();
    await rm(folder, { recursive: true });
  });
  const received = async () =>
    (await readFile(path.join(folder, 'messages.jsonl'), 'utf8').catch(() => ''))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const deliver = async (id: string, key = KEY, body = '{"name":"Dana"}') => {
    const headers = { 'x-api-key': key, 'idempotency-key': id, 'content-type': 'application/json' };
    return (await sendRequest(`http://127.0.0.1:${port}`, '/', { method: 'POST', headers, body })).status;
  };

  it('keeps a message of the website', async () => {
    const env = { CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}/`, CONTACT_WEBHOOK_KEY: KEY };
    await using app = await startApp({ env });
    expect((await postJson(app.url)).status).toBe(200);
    const { name, message } = FILLED;
    expect(await received()).toMatchObject([{ id: expect.any(String) as string, name, message }]);
  });

  it('refuses a wrong key', async () => {
    expect(await deliver('one', 'wrong')).toBe(401);
    expect(await received()).toEqual([]);
  });

  it('drops a repeat', async () => {
    expect([await deliver('one'), await deliver('one'), await deliver('two')]).toEqual([200, 200, 200]);
    expect((await received()).map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('drops a repeat after a restart', async () => {
    await deliver('one');
    await stopReceiver();
    await startReceiver();
    expect(await deliver('one')).toBe(200);
    expect(await received()).toHaveLength(1);
  });

  it('answers 500 when it cannot read a message, so that it is sent again', async () => {
    expect(await deliver('one', KEY, 'no JSON')).toBe(500);
  });
});

describe('the Google Apps Script', () => {
  interface Email {
    readonly to: string;
    readonly replyTo: string;
    readonly subject: string;
    readonly body: string;
  }
  interface PostRequest {
    readonly parameter: { readonly key?: string };
    readonly postData: { readonly contents: string };
  }

  /** Runs the script with the services of Google that it uses. */
  function loadScript(sendEmail: (email: Email) => void): (request: PostRequest) => string {
    const cache = new Map<string, string>();
    const services = {
      console: { error: () => undefined },
      HtmlService: { createHtmlOutput: () => 'answered with 200' },
      ContentService: { createTextOutput: () => 'answered with 302' },
      MailApp: { sendEmail },
      CacheService: {
        getScriptCache: () => ({
          get: (key: string) => cache.get(key) ?? null,
          put: (key: string, value: string) => cache.set(key, value),
        }),
      },
      Utilities: {
        DigestAlgorithm: { SHA_256: 'sha256' },
        Charset: { UTF_8: 'utf8' },
        computeDigest: (algorithm: string, text: string) => createHash(algorithm).update(text).digest(),
        base64Encode: (bytes: Buffer) => bytes.toString('base64'),
      },
    };
    const script = readFileSync(path.join(EXAMPLES, 'send-email.gs'), 'utf8');
    return runInNewContext(`${script}; doPost`, services) as (request: PostRequest) => string;
  }
  const request = (key: string, changes = {}): PostRequest => ({
    parameter: { key },
    postData: { contents: JSON.stringify({ ...FILLED, ...changes }) },
  });
  const RIGHT_KEY = 'a long random text';

  it('sends a message as an email that can be replied to', () => {
    const emails: Email[] = [];
    expect(loadScript((email) => emails.push(email))(request(RIGHT_KEY))).toBe('answered with 200');
    const { name, email, phone, message } = FILLED;
    const body = `${message}\n\n${name}\n${phone}\n${email}`;
    expect(emails).toEqual([{ to: 'you@example.com', replyTo: email, subject: `Website: ${name}`, body }]);
  });

  it('drops a repeat', () => {
    const emails: Email[] = [];
    const post = loadScript((email) => emails.push(email));
    const answers = [
      post(request(RIGHT_KEY)),
      post(request(RIGHT_KEY)),
      post(request(RIGHT_KEY, { name: 'B' })),
    ];
    expect(new Set(answers)).toEqual(new Set(['answered with 200']));
    expect(emails).toHaveLength(2);
  });

  it('refuses a wrong key', () => {
    const emails: Email[] = [];
    expect(loadScript((email) => emails.push(email))(request('wrong'))).toBe('answered with 302');
    expect(emails).toEqual([]);
  });

  it('asks for another delivery when the email cannot be sent', () => {
    let failures = 1;
    const post = loadScript(() => {
      failures -= 1;
      if (failures >= 0) throw new Error('quota');
    });
    expect(post(request(RIGHT_KEY))).toBe('answered with 302');
    expect(post(request(RIGHT_KEY))).toBe('answered with 200');
  });
});

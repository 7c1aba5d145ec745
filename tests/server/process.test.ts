import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILLED, postForm, postJson } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/http.ts';
import { startServer } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});
/** The home page, as soon as somebody listens there, asked for as a browser does: on a connection that stays open. */
async function firstAnswer(url: string): Promise<Response> {
  for (let tries = 0; tries < 4000; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  throw new Error(`Nobody listens at ${url}.`);
}
const start = (env: Record<string, string> = {}) => startServer({ dist: site.dist, env });

describe('the server process', () => {
  it.each([
    [{ PORT: 'x' }, /^PORT is "x", but wants a whole number from 0 to 65535\.$/m],
    [
      { SITE_URL: 'https://other.example' },
      /^SITE_URL is "https:\/\/other\.example", but the site was built for .* run npm run build again\.$/m,
    ],
  ])('does not start with %j and says why in one line', async (env, line) => {
    const failure = await start(env).then(
      () => 'started',
      (error: unknown) => (error as Error).message,
    );
    expect(failure).toMatch(line);
    expect(failure.trim().split('\n')).toHaveLength(2);
  });

  it('does not start without a built site', async () => {
    await expect(startServer({ dist: '/nonexistent' })).rejects.toThrow('run npm run build first');
  });

  it('does not start on a port that is taken', async () => {
    await using first = await start();
    await expect(start({ PORT: String(first.port) })).rejects.toThrow(
      /PORT is \d+, but something else listens there/,
    );
  });

  it('answers who asks the moment it listens', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const starting = start({ PORT: String(port) });
    expect((await firstAnswer(url)).status).toBe(200);
    const answers = await Promise.all([postJson(url), ask(url, '/healthz'), ask(url, '/about/')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 308]);
    await using server = await starting;
    await server.stop();
    const lines = [...server.output().matchAll(/"path":"([^"]*)","status":(\d+)/g)];
    expect(lines.map(([, path, status]) => `${path} ${status}`).sort()).toEqual([
      '/ 200',
      '/about/ 308',
      '/api/contact 200',
      '/healthz 200',
    ]);
  });

  it('stops in good order when it is told to before it is ready', async () => {
    const port = await freePort();
    const { promise: begun, resolve: onBegun } = Promise.withResolvers<ChildProcess>();
    const starting = startServer({ dist: site.dist, env: { PORT: String(port) }, onBegun });
    const child = await begun;
    const ended = once(child, 'exit');
    await firstAnswer(`http://127.0.0.1:${port}`);
    child.kill('SIGTERM');
    await using server = await starting;
    expect(await ended).toEqual([0, null]);
    expect(server.output()).toContain('"stopping"');
  });

  it('ends with an error when the application cannot be loaded, although pages were answered', async () => {
    const port = await freePort();
    const broken = `import{registerHooks}from'node:module';registerHooks({resolve(name,context,next){
      if(name==='fastify')throw new Error('broken on purpose');return next(name,context)}})`;
    const starting = startServer({
      dist: site.dist,
      env: {
        PORT: String(port),
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}`,
      },
      onBegun: (child) => child.once('exit', (code) => (ended = code)),
    });
    let ended: number | null = 0;
    const failure = starting.catch((error: unknown) => (error as Error).message);
    expect((await firstAnswer(`http://127.0.0.1:${port}`)).status).toBe(200);
    expect(await failure).toContain('broken on purpose');
    expect(ended).toBe(1);
  });

  it('starts with SITE_URL when that is what was built', async () => {
    await using server = await start({ SITE_URL: 'https://www.salon.example' });
    expect((await ask(server.url, '/')).status).toBe(200);
  });

  it('finishes what it has begun when it is asked to stop', async () => {
    await using webhook = await startWebhook({ status: 200, delayMs: 800 });
    await using server = await start({ CONTACT_WEBHOOK_URL: webhook.url });
    const answer = postJson(server.url);
    await webhook.waitFor(1);
    const code = await server.stop();
    expect((await answer).status).toBe(200);
    expect(code).toBe(0);
  });

  it('logs in JSON lines, and nothing of what was submitted, nor the webhook and its key', async () => {
    const secret = 'hidden-key-of-the-webhook';
    await using webhook = await startWebhook((_request, count) => (count % 2 === 0 ? 200 : 500));
    await using server = await start({
      CONTACT_WEBHOOK_URL: webhook.url,
      CONTACT_WEBHOOK_KEY: secret,
      LOG_LEVEL: 'trace',
    });
    const agent = {
      'user-agent': 'Browser of Dana',
      'idempotency-key': 'd1e0a6a4-5a1e-4b0e-9a52-0123456789ab',
    };
    for (let i = 0; i < 3; i += 1) await postJson(server.url, {}, agent);
    await postForm(server.url, { website: 'spam.example' }, agent);
    await postJson(server.url, { email: 'no-email-at-all', role: 'role-value' });
    await webhook.refuse();
    await postJson(server.url);
    await ask(server.url, `/contact?email=${FILLED.email}`);
    await ask(server.url, '/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Dana',
    });
    await server.stop();

    const output = server.output();
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(lines.filter((line) => line.includes('lead delivered')).length).toBeGreaterThan(0);
    const { name, email, phone, message } = FILLED;
    const words = [
      name,
      email,
      phone,
      message,
      ...FILLED.message.split('\n'),
      ...FILLED.name.split(' '),
      '555-0199',
    ];
    for (const word of [
      ...words,
      'Browser of',
      'spam.example',
      'no-email',
      'role-value',
      secret,
      webhook.url,
      '/hooks',
    ]) {
      expect(output).not.toContain(word);
    }
  });
});

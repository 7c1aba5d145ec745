import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkContactForm } from '../../contact/schema.ts';
import { startApp } from '../support/app.ts';
import { FILLED } from '../support/contact-form.ts';
import { sendRequest } from '../support/http.ts';
import { startWebhook } from '../support/webhook.ts';

const BODIES = 2000;
const ANSWERS = [200, 400, 413, 415, 422];

/** Mostly wrong, sometimes right: whole values of any kind, broken JSON, and filled forms with fields exchanged. */
const fields = fc.dictionary(
  fc.constantFrom(...Object.keys(FILLED), 'remarks', 'role', 'constructor', 'toString', ''),
  fc.oneof(fc.string({ unit: 'binary' }), fc.anything(), fc.constantFrom(...Object.values(FILLED))),
  { maxKeys: 3 },
);
const body = fc.oneof(
  fields.map((changes) => JSON.stringify({ ...FILLED, ...changes })),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.json().map((text) => text.slice(0, -1)),
  fc
    .record({ message: fc.string({ unit: 'binary', maxLength: 6000, size: 'max' }) })
    .map((changes) => JSON.stringify({ ...FILLED, ...changes })),
);
const type = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
);

it(
  `answers ${BODIES} bodies of any kind, and delivers those that are valid alone`,
  { timeout: 90_000 },
  async () => {
    await using webhook = await startWebhook();
    await using app = await startApp({ env: { CONTACT_WEBHOOK_URL: webhook.url } });
    let delivered = 0;
    await fc.assert(
      fc.asyncProperty(body, type, async (text, contentType) => {
        const answer = await sendRequest(app.url, '/api/contact', {
          method: 'POST',
          headers: { 'content-type': contentType },
          body: text,
        });
        if (contentType === 'application/x-www-form-urlencoded') {
          expect(answer.status).toBe(303);
        } else {
          expect(ANSWERS).toContain(answer.status);
          if (contentType === 'application/json' && answer.status !== 200) {
            expect(JSON.parse(answer.text)).toMatchObject({ ok: false });
          }
          if (answer.status === 200) delivered += 1;
        }
      }),
      { numRuns: BODIES },
    );
    expect(delivered).toBeGreaterThan(50);
    for (const request of webhook.requests) {
      expect(Object.keys(request.body as object).sort()).toEqual(Object.keys(FILLED).sort());
      expect(checkContactForm(request.body).ok).toBe(true);
    }
  },
);

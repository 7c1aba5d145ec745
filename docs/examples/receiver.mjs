// Receives the website's messages (docs/MESSAGES.md). Each becomes one line of a file, however often it is delivered.
// Needs Node 20.10 or newer: WEBHOOK_KEY=… node receiver.mjs
import { createHash, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { WEBHOOK_KEY, PORT = '8080', FILE = 'messages.jsonl' } = process.env;
if (!WEBHOOK_KEY) throw new Error('WEBHOOK_KEY: found none, expected the value of CONTACT_WEBHOOK_KEY');
const hash = (text) => createHash('sha256').update(text).digest();
const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
const received = new Set(lines.map((line) => JSON.parse(line).id));

createServer(async (request, response) => {
  const { 'x-api-key': key = '', 'idempotency-key': id } = request.headers;
  // Hashes are compared because timingSafeEqual needs texts of the same length.
  if (!timingSafeEqual(hash(key), hash(WEBHOOK_KEY))) return response.writeHead(401).end();
  try {
    const message = await json(request);
    if (!received.has(id)) appendFileSync(FILE, `${JSON.stringify({ id, ...message })}\n`, { flush: true });
    received.add(id);
    response.writeHead(200).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}).listen(Number(PORT), () => console.log(`Listening on port ${PORT}`));

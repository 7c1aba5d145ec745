/** `npm run edit`: edits the content in a browser, with a live preview, on this computer only. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { createEditor } from './server/app.ts';
import { serveInterface } from './server/interface.ts';
import { openBrowser } from './server/open-browser.ts';
import { startPreview } from './server/preview.ts';

const PORT = Number(process.env.PORT ?? 4330);

/** This port of 127.0.0.1 if it is free, else any free one. */
async function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => {
      if (wanted === 0) reject(new Error('found no free port'));
      else resolve(freePort(0));
    });
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

const token = randomBytes(24).toString('base64url');
await using preview = startPreview(process.cwd(), await freePort(PORT && PORT + 1));
const app = createEditor({ root: process.cwd(), token, preview });
await serveInterface(app, preview.origin);
const origin = await app.listen({ host: '127.0.0.1', port: await freePort(PORT) });
const address = `${origin}/?token=${token}`;
console.log(`Edit the site at ${address}\nPress Ctrl+C here when you are done.`);
openBrowser(address);
await new Promise<void>((resolve) => {
  closeWithGrace(async () => {
    await app.close();
    await preview[Symbol.asyncDispose]();
    resolve();
  });
});

// @ts-check
/** `npm start`: builds the pages when they have to be, then serves them and takes the contact form. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Before any file in TypeScript is met (server/main.js).
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'));
const { buildReason } = await import('./build-state.ts');

const reason = buildReason();
if (reason) {
  console.error(`${reason}: building the pages (a minute or two the first time, seconds later).`);
  const { run } = await import('./run.ts');
  const code = await run('node', ['tools/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) {
    console.error('The build failed. Run `npm run build` to see all of what it says.');
    process.exit(code);
  }
}
// In this process, so that the service manager's signals reach the server itself.
await import('../server/main.js');

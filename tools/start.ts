/** `npm start`: builds the pages when they have to be, then serves them and takes the contact form. */
import { buildReason } from './build-state.ts';
import { run } from './run.ts';

const reason = buildReason();
if (reason) {
  console.error(`${reason}: building the pages (a minute or two the first time, seconds later).`);
  const code = await run('node', ['tools/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) {
    console.error('The build failed. Run `npm run build` to see all of what it says.');
    process.exit(code);
  }
}
// In this process, so that the service manager's signals reach the server itself.
await import('../server/main.ts');

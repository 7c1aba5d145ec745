/** `npm start`: builds the site when there is no current build, then starts the server. */
import { buildReason } from './build-state.ts';
import { run } from './run.ts';

const reason = buildReason();
if (reason !== undefined) {
  console.error(`${reason}: building the pages (a minute or two the first time, seconds later).`);
  const code = await run('node', ['tools/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) {
    console.error('The build failed. For all of its output: npm run build');
    process.exit(code);
  }
}
// In this process, so that signals reach the server itself.
await import('../server/main.ts');

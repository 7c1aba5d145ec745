/** `npm run leads -- …`: manages stored leads. */
import { runCommand } from './commands.ts';

// A reader such as `head` or `less` may end before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCommand(process.argv.slice(2), process.env);

/** `npm run leads -- …`: manages stored leads. */
import { runCommand } from './run.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.env);

/** `npm run leads -- …`: the owner's view of stored leads. */
import { runCommand } from './run.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.env);

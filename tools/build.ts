/** `npm run build`: the static site, into dist/. */
import { writeHostingFiles } from '../server/hosting/hosting-files.ts';
import { fingerprint, forgetBuild, recordBuild } from './build-state.ts';
import { run } from './run.ts';

const made = fingerprint();
forgetBuild();
// --force: Astro keeps rendered articles, and does not notice when the code of the Markdown plugins changes.
const code = await run('astro', ['build', '--force']);
if (code === 0) {
  await writeHostingFiles('dist');
  recordBuild(made);
}
process.exitCode = code;

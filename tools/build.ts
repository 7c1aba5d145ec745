/** `npm run build`: the static site, into dist/. */
import { writeHostingFiles } from '../server/hosting/hosting-files.ts';
import { fingerprint, forgetBuild, recordBuild } from './build-state.ts';
import { run } from './run.ts';

const made = fingerprint();
forgetBuild();
const code = await run('astro', ['build']);
if (code === 0) {
  await writeHostingFiles('dist');
  recordBuild(made);
}
process.exitCode = code;

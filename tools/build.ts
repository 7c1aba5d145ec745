/** `npm run build`: builds the static site into dist/. */
import { writeHeadersFile } from '../server/http/headers-file.ts';
import { clearBuildRecord, fingerprint, recordBuild } from './build-state.ts';
import { run } from './run.ts';

const sources = fingerprint();
clearBuildRecord();
// --force: Astro caches rendered articles and does not notice changes in the code of Markdown plugins.
const code = await run('astro', ['build', '--force']);
if (code === 0) {
  await writeHeadersFile('dist');
  recordBuild(sources);
}
process.exitCode = code;

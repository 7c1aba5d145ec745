/** `npm run build`: builds the static site into dist/. */
import { clearBuildRecord, fingerprint, recordBuild } from './build-state.ts';
import { run } from './child-process.ts';

const sources = fingerprint();
clearBuildRecord();
const code = await run('astro', ['build']);
if (code === 0) recordBuild(sources);
process.exitCode = code;

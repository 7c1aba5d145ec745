/** `npm run bench -- NAME`. Benchmarks are not tests: their result depends on what else the machine does. */
import { deleteTemporaryFolders } from '../tests/support/temporary-folder.ts';
import { benchHostile } from './hostile/bench.ts';
import { benchContact } from './contact/bench.ts';
import { benchPages } from './pages/bench.ts';
import { benchPeers } from './pages/peers.ts';

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  pages: () => (process.argv[3] === 'peers' ? benchPeers() : benchPages()),
  contact: benchContact,
  hostile: benchHostile,
};

const [name = ''] = process.argv.slice(2);
const run = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (run === undefined) {
  console.error(`Usage: npm run bench -- <name> [options]
  pages              load times of our pages; --all: Lighthouse's scores of every page
  pages peers DIR…   load times beside those of other built sites
  contact            accepted messages per second and memory, with each store
  hostile            attacks on a server with each store`);
  process.exitCode = 2;
} else {
  deleteTemporaryFolders();
  await run();
}

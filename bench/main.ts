/** `npm run bench -- NAME`. Benchmarks are not tests: their result depends on what else the machine does. */
const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  contact: async () => {
    const { benchContact } = await import('./contact/bench.ts');
    await benchContact();
  },
  hostile: async () => {
    const { benchHostile } = await import('./hostile/bench.ts');
    await benchHostile();
  },
  build: async () => {
    const { benchBuild } = await import('./build/bench.ts');
    await benchBuild();
  },
  serve: async () => {
    const { benchServe } = await import('./serve/bench.ts');
    await benchServe();
  },
  pages: async () => {
    const { benchPages } = await import('./pages/bench.ts');
    await benchPages();
  },
  peers: async () => {
    const { benchPeers } = await import('./peers/bench.ts');
    await benchPeers();
  },
  weight: async () => {
    const { benchWeight } = await import('./weight/bench.ts');
    await benchWeight();
  },
  'weight-diff': async () => {
    const { printComparison } = await import('./weight/comparison.ts');
    printComparison();
  },
  'next-page': async () => {
    const { benchNextPage } = await import('./next-page/bench.ts');
    await benchNextPage();
  },
  interactions: async () => {
    const { benchInteractions } = await import('./interactions/bench.ts');
    await benchInteractions();
  },
  'hostile-postgres': async () => {
    const { attackPostgres } = await import('./hostile/postgres.ts');
    await attackPostgres();
  },
};

const [name = ''] = process.argv.slice(2);
const run = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (run === undefined) {
  console.error(`Usage: npm run bench -- <name> [options]\nNames: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 2;
} else {
  await run();
}

export {};

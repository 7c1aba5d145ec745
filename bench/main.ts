/** `npm run bench -- NAME`: measures; never part of the tests, because a busy machine would decide them. */
const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  contact: async () => {
    const { benchContact } = await import('./contact/bench.ts');
    await benchContact();
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
  weight: async () => {
    const { benchWeight } = await import('./weight/bench.ts');
    await benchWeight();
  },
  'next-page': async () => {
    const { benchNextPage } = await import('./next-page/bench.ts');
    await benchNextPage();
  },
  interactions: async () => {
    const { benchInteractions } = await import('./interactions/bench.ts');
    await benchInteractions();
  },
};

const [asked = ''] = process.argv.slice(2);
const run = Object.hasOwn(BENCHMARKS, asked) ? BENCHMARKS[asked] : undefined;
if (run === undefined) {
  console.error(`npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 2;
} else {
  await run();
}

export {};

/** `npm run bench -- NAME`: measures; never part of the tests, because a busy machine would decide them. */
const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  contact: async () => {
    const { benchContact } = await import('./contact/bench.ts');
    await benchContact();
  },
  pages: async () => {
    const { benchPages } = await import('./pages/bench.ts');
    await benchPages();
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

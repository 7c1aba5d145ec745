const SHOW_AFTER_MS = 1000;
const WIDTH = 30;

/** A bar on a terminal's standard error, once something has taken longer than a second. */
export function progressBar(label: string): {
  update: (done: number, total: number) => void;
  end: () => void;
} {
  const start = Date.now();
  let shown = false;
  return {
    update: (done, total) => {
      if (!process.stderr.isTTY || Date.now() - start < SHOW_AFTER_MS) return;
      shown = true;
      const share = total === 0 ? 1 : done / total;
      const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
      process.stderr.write(`\r${label} [${bar}] ${Math.round(share * 100)}%`);
    },
    end: () => {
      if (shown) process.stderr.write('\n');
    },
  };
}

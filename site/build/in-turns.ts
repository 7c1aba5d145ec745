/** As many as Node has threads for files and compression: more at once would only lie in memory. */
const AT_ONCE = 8;

/** Does some work for each item, a few at a time, in their order. @throws what the work throws first */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

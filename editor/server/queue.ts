export type InTurn = <T>(run: () => Promise<T>) => Promise<T>;

/** Runs one write after the other. */
export function queue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}

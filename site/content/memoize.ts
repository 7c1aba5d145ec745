/** Outside of Vite `import.meta.env` is undefined. An environment variable DEV would be a string. */
const isDevServer = () => (import.meta.env as { DEV?: boolean } | undefined)?.DEV === true;

const caches: Map<unknown, unknown>[] = [];

/** Calls `load` once for each root folder; in development every time, so that changed content shows on reload. */
export function memoize<T>(load: (root: string | undefined) => T): (root?: string) => T {
  const results = new Map<string | undefined, T>();
  caches.push(results);
  return (root) => {
    if (isDevServer()) return load(root);
    const known = results.get(root);
    if (known !== undefined) return known;
    const result = load(root);
    results.set(root, result);
    return result;
  };
}

/** Forgets all results, for programs that read files again after a change. */
export function clearMemoized(): void {
  for (const results of caches) results.clear();
}

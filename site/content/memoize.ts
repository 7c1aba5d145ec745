/** Whether `npm run dev` is running, by Vite's own flag: an environment variable DEV would reach `import.meta.env` as text. */
export const isDevServer = () => (import.meta.env as { DEV?: boolean } | undefined)?.DEV === true;

/** Calls `load` once for each root folder. The development server loads every time, so that changed content shows on reload. */
export function memoize<T>(load: (root: string | undefined) => T): (root?: string) => T {
  const results = new Map<string | undefined, T>();
  return (root) => {
    if (isDevServer()) return load(root);
    const known = results.get(root);
    if (known !== undefined) return known;
    const result = load(root);
    results.set(root, result);
    return result;
  };
}

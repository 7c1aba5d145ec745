/**
 * Keeps what was loaded for a root folder, so that a build reads each file once. The development server reads again
 * every time: a change of content then shows on reload.
 */
export function once<T>(load: (root: string | undefined) => T): (root?: string) => T {
  const kept = new Map<string | undefined, T>();
  return (root) => {
    if ((import.meta.env as { DEV?: boolean } | undefined)?.DEV === true) return load(root);
    const found = kept.get(root);
    if (found !== undefined) return found;
    const loaded = load(root);
    kept.set(root, loaded);
    return loaded;
  };
}

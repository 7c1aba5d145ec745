/** Not by its truth: where the environment has a variable of that name, a build would take its text for an answer. */
export const developing = () => (import.meta.env as { DEV?: boolean } | undefined)?.DEV === true;

/**
 * Keeps what was loaded for a root folder, so that a build reads each file once. The development server reads again
 * every time: a change of content then shows on reload.
 *
 * @param kept where to keep it; see `inBuild`
 */
export function once<T>(
  load: (root: string | undefined) => T,
  kept = new Map<string | undefined, T>(),
): (root?: string) => T {
  return (root) => {
    if (developing()) return load(root);
    const found = kept.get(root);
    if (found !== undefined) return found;
    const loaded = load(root);
    kept.set(root, loaded);
    return loaded;
  };
}

/** Keeps the answer to each question asked, which is plain data. The development server asks again, as with `once`. */
export function onceEach<Asked extends readonly unknown[], T>(
  answer: (...asked: Asked) => T,
): (...asked: Asked) => T {
  const kept = new Map<string, T>();
  return (...asked) => {
    if (developing()) return answer(...asked);
    const key = JSON.stringify(asked);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = answer(...asked);
    kept.set(key, made);
    return made;
  };
}

/**
 * A place of that name for the whole build. A build loads the modules of the content twice, for its checks and, bundled, for
 * its pages: what is dear to make is kept where both find it.
 */
export function inBuild<T>(name: string, make: () => T): T {
  const places = globalThis as Record<symbol, T | undefined>;
  return (places[Symbol.for(`copper-and-sage/${name}`)] ??= make());
}

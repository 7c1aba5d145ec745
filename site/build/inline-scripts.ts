import type { PluginOption } from 'vite';

/** Id of a copy: that of its module, and the script that it belongs to. Vite reads it as TypeScript. */
const COPY = /\?copy-for=(.+)&lang\.ts$/u;

/**
 * Lets the scripts of .astro files import what islands import, too. Astro inlines a script only if it shares no module
 * with another: each script gets copies of its own, which must not rely on shared state.
 */
export function inlineScripts(): PluginOption {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      // In Vite's client environment, imports from an .astro file come from its scripts.
      const isScript = importer?.includes('.astro?');
      const script = isScript ? encodeURIComponent(importer ?? '') : COPY.exec(importer ?? '')?.[1];
      if (script === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && !found.external && found.id.endsWith('.ts')
        ? `${found.id}?copy-for=${script}&lang.ts`
        : found;
    },
  };
}
